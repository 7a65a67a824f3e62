// A new password, twice, with its meter: after a link, with an invitation, and in the settings.
import { useState } from "react";
import { useFormat, useI18n } from "@/lib/i18n";
import { PasswordField } from "@/ui/password-field";
import type { AuthFailure } from "./errors";
import { ownWords, type Refusal, refusalIn, refusalOf } from "./strength";
import { StrengthMeter } from "./strength-meter";
import { useSignInWords } from "./words";

export interface NewPassword {
  password: string;
  confirmation: string;
  errors: { password?: string; confirmation?: string };
  setPassword: (text: string) => void;
  setConfirmation: (text: string) => void;
  /** Marks the invalid fields; returns true when all are valid. */
  check: () => Promise<boolean>;
  /** Marks the refusal of the password; returns false when the refusal has another cause. */
  refuse: (error: AuthFailure) => boolean;
  clear: () => void;
}

/** The sentence for a refused password. */
export function useRefusalText(): (refusal: Refusal) => string {
  const { signup } = useI18n().messages.auth;
  const { list } = useFormat();
  const { guessable } = useSignInWords();
  return (refusal) => {
    if (refusal.kind === "weak") return signup.too_weak;
    const { parts } = refusal;
    return parts.length > 0
      ? guessable.parts(list(parts.map(guessable.quoted)), parts.length)
      : guessable.short;
  };
}

/** State of the two fields. `email` identifies the user. */
export function useNewPassword(email: string): NewPassword {
  const { auth } = useI18n().messages;
  const words = useSignInWords();
  const refusalText = useRefusalText();
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const [errors, setErrors] = useState<NewPassword["errors"]>({});
  const refuse = (refused: AuthFailure) => {
    if (refused.code === "same_password") setErrors({ password: words.reset.same });
    else if (refused.code === "weak_password") setErrors({ password: refusalText(refusalIn(refused)) });
    else return false;
    return true;
  };
  return {
    password,
    confirmation,
    errors,
    setPassword: (text) => {
      setPassword(text);
      setErrors({});
    },
    setConfirmation: (text) => {
      setConfirmation(text);
      setErrors((current) => ({ ...current, confirmation: undefined }));
    },
    check: async () => {
      const nextErrors: NewPassword["errors"] = {};
      const refusal = password ? await refusalOf(password, ownWords([email])) : null;
      if (!password) nextErrors.password = auth.errors.required;
      else if (refusal) nextErrors.password = refusalText(refusal);
      if (password !== confirmation) nextErrors.confirmation = auth.signup.mismatch;
      setErrors(nextErrors);
      return Object.keys(nextErrors).length === 0;
    },
    refuse,
    clear: () => {
      setPassword("");
      setConfirmation("");
      setErrors({});
    },
  };
}

/** The two fields and the meter between them. */
export function NewPasswordFields({ state }: { state: NewPassword }) {
  const { reset } = useSignInWords();
  return (
    <>
      <PasswordField
        label={reset.password}
        name="newPassword"
        autoComplete="new-password"
        value={state.password}
        onChange={state.setPassword}
        isRequired
        errorMessage={state.errors.password}
      />
      <StrengthMeter password={state.password} />
      <PasswordField
        label={reset.confirmation}
        name="confirmPassword"
        autoComplete="new-password"
        value={state.confirmation}
        onChange={state.setConfirmation}
        isRequired
        errorMessage={state.errors.confirmation}
      />
    </>
  );
}
