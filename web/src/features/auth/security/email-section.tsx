// Email address and its change, which both addresses confirm.
import type { User } from "@supabase/auth-js";
import { Mail } from "lucide-react";
import { type FormEvent, useState } from "react";
import { authClient } from "@/lib/auth";
import { focusFirstInvalid } from "@/lib/focus-first-invalid";
import { useI18n } from "@/lib/i18n";
import { StatusBadge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { EmailAddress } from "@/ui/email-address";
import { TextField } from "@/ui/text-field";
import { toasts } from "@/ui/toast";
import { urlOf } from "../addresses";
import { secondsIn } from "../ask-for-mail";
import type { AuthFailure } from "../errors";
import { looksLikeEmail } from "../typed-email";
import { useSignInWords } from "../words";
import { PendingEmail } from "./pending-email";
import { Body, Section } from "./section";
import { useRefresh } from "./use-refresh";
import { useSecurityWords } from "./words";

/** Shows the address, the form to change it, and the pending confirmations. */
export function EmailSection({ user }: { user: User }) {
  const { email: words } = useSecurityWords();
  const [isEditing, setEditing] = useState(false);
  const current = user.email ?? "";
  const pending = user.new_email ?? "";
  return (
    <Section
      title={words.title}
      text={words.text}
      mark={pending && <StatusBadge status="fair">{words.pending(pending)}</StatusBadge>}
      action={!isEditing && !pending && <Button onPress={() => setEditing(true)}>{words.change}</Button>}
    >
      <Body>
        <div className="flex flex-col gap-5">
          <p className="flex items-center gap-3">
            <Mail className="size-4.5 shrink-0 text-brass" strokeWidth={1.5} aria-hidden="true" />
            <span className="min-w-0">
              <span className="block text-xs text-ink-muted">{words.current}</span>
              <span className="block font-medium wrap-anywhere">
                <EmailAddress address={current} />
              </span>
            </span>
          </p>
          {pending && !isEditing && (
            <PendingEmail current={current} next={pending} onStartOver={() => setEditing(true)} />
          )}
          {isEditing && <ChangeForm current={current} onClose={() => setEditing(false)} />}
        </div>
      </Body>
    </Section>
  );
}

function ChangeForm({ current, onClose }: { current: string; onClose: () => void }) {
  const { language, messages } = useI18n();
  const { auth, ui } = messages;
  const security = useSecurityWords();
  const words = security.email;
  const { mail } = useSignInWords();
  const refresh = useRefresh();
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const refuse = (refused: AuthFailure) => {
    const wait = secondsIn(refused);
    if (refused.code === "email_exists") setError(words.taken);
    else if (refused.code === "validation_failed") setError(auth.errors.email_invalid);
    else if (wait !== null) setFailure(mail.too_soon(wait));
    else setFailure(refused.status === 0 ? auth.errors.unreachable : security.failed);
  };
  const wrong = (typed: string) => {
    if (!typed) return auth.errors.required;
    if (typed.toLowerCase() === current.toLowerCase()) return words.same;
    return looksLikeEmail(typed) ? undefined : auth.errors.email_invalid;
  };

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy) return;
    setFailure(null);
    const typed = email.trim();
    const emailError = wrong(typed);
    setError(emailError);
    if (emailError) return focusFirstInvalid(form);
    setBusy(true);
    const client = await authClient();
    const emailRedirectTo = urlOf("confirm", language, { about: "email_change" });
    const { data, error: refused } = await client.updateUser({ email: typed }, { emailRedirectTo });
    setBusy(false);
    if (refused) {
      refuse(refused);
      return focusFirstInvalid(form);
    }
    // Without email delivery the address is accepted at once.
    if (data.user.email?.toLowerCase() === typed.toLowerCase()) toasts.success(words.done);
    await refresh();
    onClose();
  };

  return (
    <form onSubmit={(event) => void send(event)} noValidate className="flex max-w-md flex-col gap-4">
      {failure && <Banner kind="error">{failure}</Banner>}
      <TextField
        label={words.new_label}
        type="email"
        name="email"
        autoComplete="email"
        description={words.new_help}
        value={email}
        onChange={(typed) => {
          setEmail(typed);
          setError(undefined);
        }}
        isRequired
        autoFocus
        errorMessage={error}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isPending={isBusy}>
          {words.submit}
        </Button>
        <Button onPress={onClose} isDisabled={isBusy}>
          {ui.cancel}
        </Button>
      </div>
    </form>
  );
}
