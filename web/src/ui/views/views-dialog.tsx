// Every saved view: show it, rename it, share it, replace it by the list as it is, delete it.
import { useQuery } from "@tanstack/react-query";
import { Check, Pencil, Trash2, UserRound, UsersRound } from "lucide-react";
import { useState } from "react";
import { useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { type SavedView, viewsQuery } from "@/lib/saved-views";
import { Badge } from "../badge";
import { Button, IconButton } from "../button";
import { Dialog } from "../dialog";
import { ItemList } from "../item-list";
import { TextField } from "../text-field";
import { useViewChanges } from "./use-view-changes";
import { ViewSummary } from "./view-summary";
import type { ViewedList } from "./viewed-list";
import { useViewsWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

export interface ViewsDialogProps {
  list: ViewedList;
  isOpen: boolean;
  onClose: () => void;
}

/** The manager of views. */
export function ViewsDialog({ list, isOpen, onClose }: ViewsDialogProps) {
  const words = useViewsWords();
  const views = useQuery({ ...viewsQuery(list.screen), enabled: isOpen });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.manage_title}
      subtitle={words.manage_text}
      footer={
        <Button variant="primary" onPress={() => list.onOpen("save-view")}>
          {words.save}
        </Button>
      }
    >
      <ItemList
        query={views}
        failed={words.failed}
        empty={{ title: words.empty, text: list.words.empty_text }}
      >
        {(view) => <ViewRow key={view.id} list={list} view={view} onClose={onClose} />}
      </ItemList>
    </Dialog>
  );
}

interface ViewRowProps {
  list: ViewedList;
  view: SavedView;
  onClose: () => void;
}

function ViewRow({ list, view, onClose }: ViewRowProps) {
  const words = useViewsWords();
  const [isRenaming, setRenaming] = useState(false);
  const { change, remove } = useViewChanges(view);
  const isCurrent = list.isShown(view);
  if (isRenaming) {
    return (
      <Rename view={view} onRename={(name) => change.mutate({ name })} onClose={() => setRenaming(false)} />
    );
  }
  return (
    <li className="flex items-center gap-1 py-1.5 pr-1.5 pl-3.5">
      <button
        type="button"
        aria-label={words.apply(view.name)}
        onClick={() => {
          list.onShow(view);
          onClose();
        }}
        className="focus-ring group min-w-0 flex-1 rounded-sm py-0.5 text-left"
      >
        <span className="flex items-center gap-2">
          <bdi className="truncate text-sm font-medium text-ink group-hover:underline">{view.name}</bdi>
          {isCurrent && <Badge tone="primary">{words.current}</Badge>}
          {view.is_shared && <Badge>{words.is_shared}</Badge>}
        </span>
        <ViewSummary list={list} view={view} />
      </button>
      {view.can_change && (
        <>
          {!isCurrent && (
            <Button
              size="sm"
              variant="ghost"
              isPending={change.isPending}
              aria-label={words.overwrite_named(view.name)}
              onPress={() => change.mutate(list.content)}
            >
              {words.overwrite}
            </Button>
          )}
          <Sharing view={view} onShare={(is_shared) => change.mutate({ is_shared })} />
          <IconButton label={words.rename(view.name)} size="sm" onPress={() => setRenaming(true)}>
            <Pencil {...ICON} />
          </IconButton>
          <IconButton label={words.delete(view.name)} size="sm" onPress={() => remove.mutate()}>
            <Trash2 {...ICON} />
          </IconButton>
        </>
      )}
    </li>
  );
}

/** Button that shares a view, or ends it. */
function Sharing({ view, onShare }: { view: SavedView; onShare: (isShared: boolean) => void }) {
  const words = useViewsWords();
  const canShare = useMay()("see_members");
  if (!view.is_shared && !canShare) return null;
  const label = view.is_shared ? words.unshare_named(view.name) : words.share_named(view.name);
  const Icon = view.is_shared ? UserRound : UsersRound;
  return (
    <IconButton label={label} size="sm" onPress={() => onShare(!view.is_shared)}>
      <Icon {...ICON} />
    </IconButton>
  );
}

interface RenameProps {
  view: SavedView;
  onRename: (name: string) => void;
  onClose: () => void;
}

function Rename({ view, onRename, onClose }: RenameProps) {
  const { ui } = useMessages();
  const words = useViewsWords();
  const [name, setName] = useState(view.name);
  return (
    <li className="flex items-center gap-2 px-3.5 py-2">
      <form
        className="flex min-w-0 flex-1 items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          const next = name.trim();
          if (next && next !== view.name) onRename(next);
          onClose();
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
            if (event.key === "Escape") onClose();
            else event.continuePropagation();
          }}
        />
        <IconButton label={ui.cancel} onPress={onClose} hideTooltip className="sr-only">
          <Trash2 {...ICON} />
        </IconButton>
        <Button type="submit" size="sm" icon={<Check {...ICON} />}>
          {ui.save}
        </Button>
      </form>
    </li>
  );
}
