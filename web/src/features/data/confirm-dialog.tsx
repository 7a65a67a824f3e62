// A dialog for what cannot be taken back: it names what goes, and wants a name typed and a proof of who is asking.
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { authClient } from "@/lib/auth";
import { useMessages } from "@/lib/i18n";
import { fieldText, problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { PasswordField } from "@/ui/password-field";
import { TextField } from "@/ui/text-field";
import { type Proof, refusedField } from "./api";
import { useDataWords } from "./words";

export interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** What happens, a line each. */
  facts: (string | false)[];
  /** The field of the request that has what is typed. */
  field: "name" | "email";
  label: string;
  /** What is to be typed. */
  expected: string;
  submit: string;
  onSubmit: (typed: string, proof: Proof) => Promise<unknown>;
  onDone: () => void;
}

/** The dialog; each opening starts anew. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onClose, title, submit } = props;
  const { ui } = useMessages();
  const id = useId();
  const [isPending, setPending] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      role="alertdialog"
      isDismissable={!isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {ui.cancel}
          </Button>
          <Button type="submit" form={id} variant="danger" isPending={isPending}>
            {submit}
          </Button>
        </>
      }
    >
      <ConfirmForm {...props} id={id} onPending={setPending} />
    </Dialog>
  );
}

interface ConfirmFormProps extends ConfirmDialogProps {
  id: string;
  onPending: (isPending: boolean) => void;
}

function ConfirmForm({ id, facts, field, label, expected, onSubmit, onDone, onPending }: ConfirmFormProps) {
  const { confirm: words } = useDataWords();
  const messages = useMessages();
  const { required } = messages.ui.fields;
  const [typed, setTyped] = useState("");
  const [proof, setProof] = useState("");
  /** Who has no password types the code of a letter. */
  const [isByCode, setByCode] = useState(false);
  const [missing, setMissing] = useState({ typed: false, proof: false });
  const { mutate, error, reset } = useMutation({
    mutationFn: () => onSubmit(typed, isByCode ? { code: proof } : { password: proof }),
    onMutate: () => onPending(true),
    onSettled: () => onPending(false),
    onSuccess: onDone,
  });
  const {
    mutate: sendCode,
    isPending: isSending,
    isError: isNotSent,
  } = useMutation({
    mutationFn: async () => {
      const { error: refused } = await (await authClient()).reauthenticate();
      if (refused) throw refused;
    },
    onSuccess: () => {
      setByCode(true);
      setProof("");
      reset();
    },
  });
  const refused = (name: string) => {
    const told = refusedField(error, name);
    return told && fieldText(told, messages);
  };
  const proofError = missing.proof ? required : refused(isByCode ? "code" : "password");
  const typedError = missing.typed ? required : refused(field);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const now = { typed: !typed.trim(), proof: !proof.trim() };
    setMissing(now);
    if (!now.typed && !now.proof) mutate();
  };
  const change = (set: (text: string) => void) => (text: string) => {
    set(text);
    setMissing({ typed: false, proof: false });
    if (error) reset();
  };
  return (
    <form id={id} onSubmit={submit} noValidate autoComplete="off" className="flex flex-col gap-5">
      <ul className="flex list-disc flex-col gap-2 pl-5 text-pretty marker:text-ink-faint">
        {facts.map((fact) => fact !== false && <li key={fact}>{fact}</li>)}
      </ul>
      {error && proofError === undefined && typedError === undefined && (
        <Banner kind="error">{problemText(error, messages)}</Banner>
      )}
      {isNotSent && <Banner kind="error">{words.not_sent}</Banner>}
      <TextField
        label={label}
        description={words.type(expected)}
        value={typed}
        onChange={change(setTyped)}
        errorMessage={typedError}
        autoFocus
        isRequired
      />
      {isByCode ? (
        <TextField
          label={words.code}
          description={words.code_help}
          value={proof}
          onChange={change(setProof)}
          errorMessage={proofError}
          inputMode="numeric"
          autoComplete="one-time-code"
          isRequired
        />
      ) : (
        <div className="flex flex-col items-start gap-2">
          <PasswordField
            label={words.password}
            value={proof}
            onChange={change(setProof)}
            errorMessage={proofError}
            autoComplete="current-password"
            className="w-full"
            isRequired
          />
          <Button
            variant="ghost"
            size="sm"
            className="-ml-3"
            isPending={isSending}
            onPress={() => sendCode()}
          >
            {words.send_code}
          </Button>
        </div>
      )}
    </form>
  );
}
