// Note at the top of a report; editable by report authors.
import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { useMessages } from "@/lib/i18n";
import { Button, IconButton } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import { toasts } from "@/ui/toast";
import { MAX_NOTE } from "../create/draft";
import type { ReportDetail } from "../types";
import { useChange } from "./use-change";
import type { ViewWords } from "./words";

export interface NoteProps {
  report: ReportDetail;
  canWrite: boolean;
  /** In the language of the dashboard: the paper around the note has its own. */
  words: ViewWords["note"];
}

/** The note, or the way to one. */
export function Note({ report, canWrite, words }: NoteProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Editor report={report} words={words} onClose={() => setOpen(false)} />;
  if (!report.note) {
    if (!canWrite) return null;
    return (
      <div className="pt-6 print:hidden">
        <Button
          variant="ghost"
          className="-ml-3.5"
          icon={<Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />}
          onPress={() => setOpen(true)}
        >
          {words.add}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex items-start gap-3 pt-8">
      <p className="max-w-[60ch] min-w-0 flex-1 text-base leading-relaxed break-words whitespace-pre-line text-ink sm:text-lg sm:leading-relaxed">
        <bdi>{report.note}</bdi>
      </p>
      {canWrite && (
        <IconButton label={words.edit} onPress={() => setOpen(true)} className="print:hidden">
          <Pencil className="size-4" strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

function Editor({ report, words, onClose }: Omit<NoteProps, "canWrite"> & { onClose: () => void }) {
  const { ui } = useMessages();
  const [text, setText] = useState(report.note ?? "");
  const change = useChange(report.id);
  const save = () =>
    change.mutate(
      { note: text.trim() || null },
      {
        onSuccess: () => {
          toasts.success(words.saved);
          onClose();
        },
      },
    );
  return (
    <form
      className="flex flex-col gap-3 pt-8"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label={words.label}
        rows={5}
        value={text}
        onChange={setText}
        maxLength={MAX_NOTE}
        autoFocus
        onKeyDown={(event) => {
          if (event.key === "Escape") onClose();
          else event.continuePropagation();
        }}
      />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" isPending={change.isPending}>
          {words.save}
        </Button>
        <Button onPress={onClose} isDisabled={change.isPending}>
          {ui.cancel}
        </Button>
      </div>
    </form>
  );
}
