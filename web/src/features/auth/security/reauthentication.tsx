// "Confirm it’s you": password, or an emailed code for users without one.
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useCallback, useState } from "react";
import { authClient } from "@/lib/auth";
import { useMessages, useWords } from "@/lib/i18n";
import { meQuery } from "@/lib/me";
import { reauthentication as en } from "@/messages/en/two-step";
import { reauthentication as fr } from "@/messages/fr/two-step";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { type DialogForm, FormDialog } from "@/ui/form-dialog";
import { PasswordField } from "@/ui/password-field";
import { CodeField } from "../code-field";
import type { AuthFailure } from "../errors";
import { reauthenticate } from "./api";
import { ReauthenticationContext } from "./use-reauthentication";

const WORDS = { en, fr };

/** Lets everything inside require reauthentication. */
export function Reauthentication({ children }: { children: ReactNode }) {
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null);
  const ask = useCallback(() => new Promise<boolean>((resolve) => setAnswer(() => resolve)), []);
  const settle = (isConfirmed: boolean) => {
    answer?.(isConfirmed);
    setAnswer(null);
  };
  return (
    <ReauthenticationContext value={ask}>
      {children}
      <ReauthenticationDialog
        isOpen={answer !== null}
        onClose={() => settle(false)}
        onSuccess={() => settle(true)}
      />
    </ReauthenticationContext>
  );
}

interface ReauthenticationDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onSuccess: () => void;
}

function ReauthenticationDialog({ isOpen, onClose, onSuccess }: ReauthenticationDialogProps) {
  const words = useWords<typeof en>(WORDS);
  return (
    <FormDialog isOpen={isOpen} onClose={onClose} title={words.title} submit={words.submit} size="sm">
      {(form) => <ReauthenticationForm {...form} onSuccess={onSuccess} />}
    </FormDialog>
  );
}

interface ReauthenticationFormProps extends DialogForm {
  onSuccess: () => void;
}

function ReauthenticationForm({ id, onPending, onSuccess }: ReauthenticationFormProps) {
  const words = useWords<typeof en>(WORDS);
  const { auth } = useMessages();
  const { data: me } = useQuery(meQuery);
  const [isByCode, setByCode] = useState(false);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const refuse = (refused: AuthFailure) => {
    if (refused.code === "current_password_invalid") setError(words.wrong);
    else if (refused.code === "reauthentication_not_valid") setError(words.wrong_code);
    else if (refused.status === 429) setFailure(auth.errors.rate_limited);
    else setFailure(refused.status === 0 ? auth.errors.unreachable : words.failed);
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.querySelector<HTMLElement>("input:not([hidden])");
    setFailure(null);
    setError(typed ? undefined : auth.errors.required);
    if (!typed) return input?.focus();
    onPending(true);
    const { error: refused } = await reauthenticate(isByCode ? { nonce: typed } : { password: typed });
    onPending(false);
    if (!refused) return onSuccess();
    refuse(refused);
    input?.focus();
  };
  const sendCode = async () => {
    setSending(true);
    const { error: refused } = await (await authClient()).reauthenticate();
    setSending(false);
    if (refused) return setFailure(words.not_sent);
    setByCode(true);
    setTyped("");
    setError(undefined);
    setFailure(null);
  };
  const change = (text: string) => {
    setTyped(text);
    setError(undefined);
  };
  return (
    <form id={id} onSubmit={(event) => void send(event)} noValidate className="flex flex-col gap-5">
      <p className="text-sm text-pretty text-ink-muted">{words.text}</p>
      {failure && <Banner kind="error">{failure}</Banner>}
      {isByCode ? (
        <CodeField
          label={words.code}
          description={words.code_help}
          value={typed}
          onChange={change}
          errorMessage={error}
          autoFocus
          isRequired
        />
      ) : (
        <div className="flex flex-col items-start gap-2">
          <input
            type="email"
            name="email"
            autoComplete="username"
            value={me?.user.email ?? ""}
            readOnly
            hidden
          />
          <PasswordField
            label={words.password}
            name="currentPassword"
            autoComplete="current-password"
            value={typed}
            onChange={change}
            errorMessage={error}
            className="w-full"
            autoFocus
            isRequired
          />
          <Button
            variant="ghost"
            size="sm"
            className="-ml-3"
            isPending={isSending}
            onPress={() => void sendCode()}
          >
            {words.send_code}
          </Button>
        </div>
      )}
    </form>
  );
}
