// Another title for a report.
import { useState } from "react";
import { FormDialog } from "@/ui/form-dialog";
import { TextField } from "@/ui/text-field";
import { toasts } from "@/ui/toast";
import { MAX_TITLE } from "../create/draft";
import type { ReportDialogProps } from "./delete-dialog";
import { useChange } from "./use-change";
import { useViewWords } from "./words";

/** One field. */
export function RenameDialog({ isOpen, report, onClose }: ReportDialogProps) {
  const { rename_dialog: words } = useViewWords();
  const [title, setTitle] = useState(report.title);
  const change = useChange(report.id);
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} size="sm" title={words.title} submit={words.submit}>
      {({ id, onPending }) => (
        <form
          id={id}
          onSubmit={(event) => {
            event.preventDefault();
            const next = title.trim();
            if (next === "" || next === report.title) return onClose();
            onPending(true);
            change.mutate(
              { title: next },
              {
                onSuccess: () => {
                  toasts.success(words.done);
                  onClose();
                },
                onSettled: () => onPending(false),
              },
            );
          }}
        >
          <TextField label={words.label} value={title} onChange={setTitle} maxLength={MAX_TITLE} autoFocus />
        </form>
      )}
    </FormDialog>
  );
}
