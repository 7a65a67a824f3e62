// Dialog that ends a crisis with a report.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Banner } from "@/ui/banner";
import { type DialogForm, FormDialog } from "@/ui/form-dialog";
import { TextField } from "@/ui/text-field";
import { toasts } from "@/ui/toast";
import { endCrisis } from "./api";
import { useCrisisProblem } from "./problem";
import { useCrisisWords } from "./words";

const MAX_TEXT = 2000;

export interface EndDialogProps {
  isOpen: boolean;
  /** The crisis. */
  id: string;
  onClose: () => void;
}

/** Asks for the report. */
export function EndDialog({ isOpen, id, onClose }: EndDialogProps) {
  const { end: words } = useCrisisWords();
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      subtitle={words.text}
      submit={words.submit}
    >
      {(form) => <EndForm {...form} crisis={id} onClose={onClose} />}
    </FormDialog>
  );
}

function EndForm({ id, onPending, crisis, onClose }: DialogForm & { crisis: string; onClose: () => void }) {
  const { end: words } = useCrisisWords();
  const client = useQueryClient();
  const problem = useCrisisProblem();
  const [text, setText] = useState("");
  const [isChecked, setChecked] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => endCrisis(crisis, text),
    onMutate: () => onPending(true),
    onSettled: () => {
      onPending(false);
      return client.invalidateQueries({ queryKey: ["reviews", "crises"] });
    },
    onSuccess: () => {
      toasts.success(words.done);
      onClose();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (!text.trim()) event.currentTarget.querySelector("textarea")?.focus();
    else if (!isPending) mutate();
  };
  return (
    <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-5">
      {error && (
        <Banner kind="error" title={words.failed}>
          {problem(error)}
        </Banner>
      )}
      <TextField
        label={words.report}
        description={words.hint}
        rows={6}
        value={text}
        maxLength={MAX_TEXT}
        onChange={setText}
        errorMessage={isChecked && !text.trim() ? words.required : undefined}
        isRequired
        autoFocus
      />
    </form>
  );
}
