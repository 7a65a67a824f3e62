// Confirmation of a permanent deletion: a typed name and reauthentication.
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useMessages } from "@/lib/i18n";
import { fieldText, problemText, refusedField } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { type DialogForm, FormDialog } from "@/ui/form-dialog";
import { NO_PROOF, type Proof, ProofField, proofOf, refusedProof } from "@/ui/proof-field";
import { TextField } from "@/ui/text-field";
import { useDataWords } from "./words";

export interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Consequences, one per line. */
  facts: (string | false)[];
  /** Field of the request for the typed text. */
  field: "name" | "email";
  label: string;
  /** Text to be typed. */
  expected: string;
  submit: string;
  onSubmit: (typed: string, proof: Proof) => Promise<unknown>;
  onDone: () => void;
}

/** Resets the form each time the dialog opens. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, title, submit } = props;
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={title} submit={submit} role="alertdialog" isDanger>
      {(form) => <ConfirmForm {...props} {...form} />}
    </FormDialog>
  );
}

function ConfirmForm({
  id,
  facts,
  field,
  label,
  expected,
  onSubmit,
  onDone,
  onPending,
}: ConfirmDialogProps & DialogForm) {
  const { confirm: words } = useDataWords();
  const messages = useMessages();
  const { required } = messages.ui.fields;
  const [typed, setTyped] = useState("");
  const [proof, setProof] = useState(NO_PROOF);
  const [missing, setMissing] = useState({ typed: false, proof: false });
  const { mutate, error, reset } = useMutation({
    mutationFn: () => onSubmit(typed, proofOf(proof)),
    onMutate: () => onPending(true),
    onSettled: () => onPending(false),
    onSuccess: onDone,
  });
  const refused = refusedField(error, field);
  const typedError = missing.typed ? required : refused && fieldText(refused, messages);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const now = { typed: !typed.trim(), proof: !proof.typed.trim() };
    setMissing(now);
    if (!now.typed && !now.proof) mutate();
  };
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setMissing({ typed: false, proof: false });
      if (error) reset();
    };
  return (
    <form id={id} onSubmit={submit} noValidate autoComplete="off" className="flex flex-col gap-5">
      <ul className="flex list-disc flex-col gap-2 pl-5 text-pretty marker:text-ink-faint">
        {facts.map((fact) => fact !== false && <li key={fact}>{fact}</li>)}
      </ul>
      {error && !refused && !refusedProof(error, proof) && (
        <Banner kind="error">{problemText(error, messages)}</Banner>
      )}
      <TextField
        label={label}
        description={words.type(expected)}
        value={typed}
        onChange={change(setTyped)}
        errorMessage={typedError}
        autoFocus
        isRequired
      />
      <ProofField value={proof} onChange={change(setProof)} isMissing={missing.proof} failure={error} />
    </form>
  );
}
