// Every label of the organization: create, rename, change the color, delete.
import { useQuery } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { Button, IconButton } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { ItemList } from "@/ui/item-list";
import { useTools } from "../list/tools";
import { useListWords } from "../list/words";
import { NO_FILTERS } from "../search";
import { type Label, labelsQuery } from "./api";
import { LabelDot } from "./chip";
import { LabelForm } from "./label-form";
import { useRemoval } from "./use-removal";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** The manager of labels. */
export function LabelsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { labels: words } = useListWords();
  const labels = useQuery({ ...labelsQuery, enabled: isOpen });
  const [editing, setEditing] = useState<string | null>(null);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} subtitle={words.text}>
      <LabelForm key="new" />
      <div className="mt-5">
        <ItemList
          query={labels}
          failed={words.load_failed}
          empty={{ title: words.empty, text: words.empty_text }}
        >
          {(label) => (
            <li key={label.id} className="px-3.5 py-1.5">
              {editing === label.id ? (
                <LabelForm label={label} onDone={() => setEditing(null)} />
              ) : (
                <LabelRow label={label} onEdit={() => setEditing(label.id)} onClose={onClose} />
              )}
            </li>
          )}
        </ItemList>
      </div>
    </Dialog>
  );
}

interface LabelRowProps {
  label: Label;
  onEdit: () => void;
  onClose: () => void;
}

function LabelRow({ label, onEdit, onClose }: LabelRowProps) {
  const { ui } = useMessages();
  const { labels: words } = useListWords();
  const { onChange } = useTools();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const removal = useRemoval(label);
  if (isAsking) {
    return (
      <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-2 py-1.5" aria-label={label.name}>
        <p className="min-w-0 flex-1 basis-60 text-sm text-ink">
          <span className="font-medium">{words.delete_question(label.name)}</span>{" "}
          <span className="text-ink-muted">
            {words.delete_text(label.locations, format.number(label.locations))}
          </span>
        </p>
        <Button size="sm" onPress={() => setAsking(false)}>
          {ui.cancel}
        </Button>
        <Button
          size="sm"
          variant="danger"
          autoFocus
          isPending={removal.isPending}
          onPress={() => removal.mutate()}
        >
          {words.delete_confirm}
        </Button>
      </fieldset>
    );
  }
  return (
    <div className="flex items-center gap-2">
      <LabelDot color={label.color} className="size-2.5" />
      <bdi className="min-w-0 flex-1 truncate text-sm font-medium text-ink">{label.name}</bdi>
      <button
        type="button"
        aria-label={words.show(label.name)}
        onClick={() => {
          onChange({ ...NO_FILTERS, label: label.id });
          onClose();
        }}
        className="focus-ring numeric rounded-sm px-1 text-xs whitespace-nowrap text-ink-muted underline decoration-current/35 underline-offset-3 hover:text-ink hover:decoration-current"
      >
        {words.count(label.locations, format.number(label.locations))}
      </button>
      <IconButton label={words.rename(label.name)} size="sm" onPress={onEdit}>
        <Pencil {...ICON} />
      </IconButton>
      <IconButton label={words.delete(label.name)} size="sm" onPress={() => setAsking(true)}>
        <Trash2 {...ICON} />
      </IconButton>
    </div>
  );
}
