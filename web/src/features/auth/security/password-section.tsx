// Changes the password, or sets the first one.
import type { User } from "@supabase/auth-js";
import { type FormEvent, useState } from "react";
import { authClient } from "@/lib/auth";
import { focusFirstInvalid } from "@/lib/focus-first-invalid";
import { useI18n } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Link } from "@/ui/link";
import { PasswordField } from "@/ui/password-field";
import { toasts } from "@/ui/toast";
import { addressOf } from "../addresses";
import { CodeField } from "../code-field";
import type { AuthFailure } from "../errors";
import { NewPasswordFields, useNewPassword } from "../new-password";
import { hasOwnIdentity } from "./api";
import { Body, Section } from "./section";
import { useRefresh } from "./use-refresh";
import { useSecurityWords } from "./words";

/** A button, then the form. */
export function PasswordSection({ user }: { user: User }) {
  const { password: words } = useSecurityWords();
  const [isEditing, setEditing] = useState(false);
  const hasPassword = hasOwnIdentity(user);
  return (
    <Section
      title={words.title}
      text={hasPassword ? words.text : words.set_text}
      action={
        !isEditing && (
          <Button onPress={() => setEditing(true)}>{hasPassword ? words.change : words.set}</Button>
        )
      }
    >
      {isEditing && (
        <Body>
          <PasswordForm
            email={user.email ?? ""}
            hasPassword={hasPassword}
            onClose={() => setEditing(false)}
          />
        </Body>
      )}
    </Section>
  );
}

interface PasswordFormProps {
  email: string;
  hasPassword: boolean;
  onClose: () => void;
}

function PasswordForm({ email, hasPassword, onClose }: PasswordFormProps) {
  const { language, messages } = useI18n();
  const { auth, ui } = messages;
  const security = useSecurityWords();
  const words = security.password;
  const refresh = useRefresh();
  const state = useNewPassword(email);
  const [current, setCurrent] = useState("");
  const [currentError, setCurrentError] = useState<string>();
  /** Code of the reauthentication email; null while the server has not requested it. */
  const [nonce, setNonce] = useState<string | null>(null);
  const [nonceError, setNonceError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const refuse = async (refused: AuthFailure) => {
    if (state.refuse(refused)) return;
    if (refused.code === "current_password_invalid" || refused.code === "current_password_required") {
      setCurrentError(words.wrong);
    } else if (refused.code === "reauthentication_needed") {
      const { error } = await (await authClient()).reauthenticate();
      if (error) setFailure(security.failed);
      else setNonce("");
    } else if (refused.code === "reauthentication_not_valid") {
      setNonceError(words.nonce_wrong);
    } else if (refused.status === 429) setFailure(auth.errors.rate_limited);
    else setFailure(refused.status === 0 ? auth.errors.unreachable : security.failed);
  };

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy) return;
    setFailure(null);
    const isCurrentMissing = hasPassword && !current;
    setCurrentError(isCurrentMissing ? auth.errors.required : undefined);
    setBusy(true);
    const isGood = await state.check();
    if (!isGood || isCurrentMissing) {
      setBusy(false);
      return focusFirstInvalid(form);
    }
    const { error } = await (await authClient()).updateUser({
      password: state.password,
      ...(hasPassword && { current_password: current }),
      ...(nonce && { nonce }),
    });
    if (error) await refuse(error);
    setBusy(false);
    if (error) return focusFirstInvalid(form);
    toasts.success(words.done);
    onClose();
    await refresh();
  };

  return (
    <form onSubmit={(event) => void save(event)} noValidate className="flex max-w-md flex-col gap-4.5">
      {failure && <Banner kind="error">{failure}</Banner>}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <div>
          <PasswordField
            label={words.current}
            name="currentPassword"
            autoComplete="current-password"
            value={current}
            onChange={(typed) => {
              setCurrent(typed);
              setCurrentError(undefined);
            }}
            isRequired
            autoFocus
            errorMessage={currentError}
          />
          <p className="mt-1.5 text-xs">
            <Link href={addressOf("forgot-password", language)}>{words.forgot}</Link>
          </p>
        </div>
      )}
      <NewPasswordFields state={state} />
      {nonce !== null && (
        <CodeField
          label={words.nonce}
          description={words.nonce_help}
          value={nonce}
          onChange={(typed) => {
            setNonce(typed);
            setNonceError(undefined);
          }}
          autoFocus
          errorMessage={nonceError}
        />
      )}
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
