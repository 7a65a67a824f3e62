// The form that gives an account its first or next password, without the one before: a link has proved enough.
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { authClient } from "@/lib/auth";
import { focusFirstInvalid } from "@/lib/focus-first-invalid";
import { useI18n } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { type AuthPage, addressOf } from "./addresses";
import { NewPasswordFields, useNewPassword } from "./new-password";
import { useSignInWords } from "./words";

/** A link is proof enough for ten minutes. */
const TOO_LATE = ["current_password_required", "reauthentication_needed"];

export interface SetPasswordFormProps {
  /** Email address of the user: password managers store the password under it. */
  email: string;
  submit: string;
  /** Address to come back to from the second factor. */
  page: AuthPage;
  onSaved: () => Promise<void>;
}

/** Two fields and a button. */
export function SetPasswordForm({ email, submit, page, onSaved }: SetPasswordFormProps) {
  const { language, messages } = useI18n();
  const words = useSignInWords();
  const navigate = useNavigate();
  const state = useNewPassword(email);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy) return;
    setError(null);
    setBusy(true);
    if (await state.check()) {
      const { error: refused } = await (await authClient()).updateUser({ password: state.password });
      if (!refused) await onSaved();
      else if (refused.code === "insufficient_aal") {
        const search = { next: addressOf(page, language) };
        await navigate({ to: addressOf("second-factor", language), search });
      } else if (state.refuse(refused)) focusFirstInvalid(form);
      else if (TOO_LATE.includes(refused.code ?? "")) setError(words.reset.too_late);
      else setError(refused.status === 0 ? messages.auth.errors.unreachable : words.reset.failed);
    } else focusFirstInvalid(form);
    setBusy(false);
  };

  return (
    <form onSubmit={(event) => void save(event)} noValidate className="mt-7 flex flex-col gap-5">
      {error && <Banner kind="error">{error}</Banner>}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields state={state} />
      <Button type="submit" variant="primary" size="lg" isPending={isBusy}>
        {submit}
      </Button>
    </form>
  );
}
