// Every saved view: show it, rename it, replace it by the list as it is, delete it.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Badge } from "@/ui/badge";
import { Button, IconButton } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { TextField } from "@/ui/text-field";
import { toasts } from "@/ui/toast";
import { ItemList } from "../list/item-list";
import { useTools } from "../list/tools";
import { useListWords } from "../list/words";
import { addView, changeView, removeView, viewsQuery } from "./api";
import { isShown, lookOfView, searchOfView, type View, viewOf } from "./view";
import { ViewSummary } from "./view-summary";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** The manager of views. */
export function ViewsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { views: words } = useListWords();
  const { onOpen } = useTools();
  const views = useQuery({ ...viewsQuery, enabled: isOpen });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.manage_title}
      subtitle={words.manage_text}
      footer={
        <Button variant="primary" onPress={() => onOpen("save-view")}>
          {words.save}
        </Button>
      }
    >
      <ItemList query={views} failed={words.failed} empty={{ title: words.empty, text: words.empty_text }}>
        {(view) => <ViewRow key={view.id} view={view} onClose={onClose} />}
      </ItemList>
    </Dialog>
  );
}

function ViewRow({ view, onClose }: { view: View; onClose: () => void }) {
  const { ui } = useMessages();
  const { views: words } = useListWords();
  const { search, look, onChange, onLook } = useTools();
  const [name, setName] = useState<string | null>(null);
  const { change, remove } = useChanges(view);
  const isCurrent = isShown(view, search, look);
  if (name !== null) {
    const rename = () => {
      const next = name.trim();
      if (next && next !== view.name) change.mutate({ name: next });
      setName(null);
    };
    return (
      <li className="flex items-center gap-2 px-3.5 py-2">
        <form
          className="flex min-w-0 flex-1 items-center gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            rename();
          }}
        >
          <TextField
            label={words.name}
            hideLabel
            value={name}
            onChange={setName}
            maxLength={50}
            autoFocus
            className="flex-1"
            onKeyDown={(event) => {
              if (event.key === "Escape") setName(null);
              else event.continuePropagation();
            }}
          />
          <IconButton label={ui.cancel} onPress={() => setName(null)} hideTooltip className="sr-only">
            <Trash2 {...ICON} />
          </IconButton>
          <Button type="submit" size="sm" icon={<Check {...ICON} />}>
            {ui.save}
          </Button>
        </form>
      </li>
    );
  }
  return (
    <li className="flex items-center gap-1 py-1.5 pr-1.5 pl-3.5">
      <button
        type="button"
        aria-label={words.apply(view.name)}
        onClick={() => {
          onChange(searchOfView(view));
          onLook(lookOfView(view));
          onClose();
        }}
        className="focus-ring group min-w-0 flex-1 rounded-sm py-0.5 text-left"
      >
        <span className="flex items-center gap-2">
          <bdi className="truncate text-sm font-medium text-ink group-hover:underline">{view.name}</bdi>
          {isCurrent && <Badge tone="primary">{words.current}</Badge>}
        </span>
        <ViewSummary view={view} />
      </button>
      {!isCurrent && (
        <Button
          size="sm"
          variant="ghost"
          isPending={change.isPending}
          aria-label={words.overwrite_named(view.name)}
          onPress={() => change.mutate(viewOf(search, look))}
        >
          {words.overwrite}
        </Button>
      )}
      <IconButton label={words.rename(view.name)} size="sm" onPress={() => setName(view.name)}>
        <Pencil {...ICON} />
      </IconButton>
      <IconButton label={words.delete(view.name)} size="sm" onPress={() => remove.mutate()}>
        <Trash2 {...ICON} />
      </IconButton>
    </li>
  );
}

function useChanges(view: View) {
  const client = useQueryClient();
  const messages = useMessages();
  const { views: words } = useListWords();
  const refetch = () => void client.invalidateQueries({ queryKey: viewsQuery.queryKey });
  const change = useMutation({
    mutationFn: (body: Partial<Omit<View, "id">>) => changeView(view.id, body),
    onSuccess: (_, body) => {
      if (body.search !== undefined) toasts.success(words.overwritten(view.name));
    },
    onError: (error) => toasts.error(`${words.save_failed} ${problemText(error, messages)}`),
    onSettled: refetch,
  });
  const remove = useMutation({
    mutationFn: () => removeView(view.id),
    onSuccess: () => {
      const { id: _, ...content } = view;
      toasts.success(words.deleted(view.name), {
        label: messages.ui.undo,
        onPress: () =>
          void addView(content)
            .catch((error) => toasts.error(`${words.save_failed} ${problemText(error, messages)}`))
            .finally(refetch),
      });
    },
    onError: (error) => toasts.error(`${words.delete_failed} ${problemText(error, messages)}`),
    onSettled: refetch,
  });
  return { change, remove };
}
