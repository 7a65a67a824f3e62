// Form that requests an email for an address.
import { type FormEvent, type ReactNode, useState } from "react";
import { focusFirstInvalid } from "@/lib/focus-first-invalid";
import { useMessages } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import type { MailRequestResult } from "./ask-for-mail";
import { keepTypedEmail, looksLikeEmail, typedEmail } from "./typed-email";
import { useSignInWords } from "./words";

export interface EmailFormProps {
  submit: string;
  ask: (email: string) => Promise<MailRequestResult>;
  /** True while the email is being sent, and shortly after. */
  onAsked: (email: string, wait: number) => void;
  /** Between the field and the button. */
  children?: ReactNode;
}

/** The form; the address that was typed on the page before is in it already. */
export function EmailForm({ submit, ask, onAsked, children }: EmailFormProps) {
  const { auth } = useMessages();
  const { mail } = useSignInWords();
  const [email, setEmail] = useState(typedEmail);
  const [error, setError] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setFailed(false);
    if (!looksLikeEmail(email)) {
      setError(email.trim() ? auth.errors.email_invalid : auth.errors.required);
      return focusFirstInvalid(event.currentTarget);
    }
    setBusy(true);
    const result = await ask(email.trim());
    setBusy(false);
    if (result.kind === "failed") setFailed(true);
    else onAsked(email.trim(), result.wait);
  };

  return (
    <form onSubmit={(event) => void send(event)} noValidate className="mt-7 flex flex-col gap-5">
      {hasFailed && <Banner kind="error">{mail.failed}</Banner>}
      <TextField
        label={auth.email}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={(typed) => {
          setEmail(typed);
          keepTypedEmail(typed);
          setError(undefined);
        }}
        isRequired
        errorMessage={error}
      />
      {children}
      <Button type="submit" variant="primary" size="lg" isPending={isBusy}>
        {submit}
      </Button>
    </form>
  );
}
