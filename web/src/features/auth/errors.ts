// Texts of failed sign-ins and sign-ups: by the code of the auth service, else its message.
import type { Language } from "@/lib/preferences";
import type { Messages } from "@/messages/en";

/** Error of auth-js. */
export interface AuthFailure {
  message: string;
  code?: string | undefined;
  status?: number | undefined;
  /** Reasons why a password is weak. */
  reasons?: string[] | undefined;
}

type AuthMessages = Messages["auth"];

/** The sentence above the login form. */
export function loginErrorText(error: AuthFailure, messages: AuthMessages, language: Language): string {
  const { login } = messages;
  if (error.code === "invalid_credentials" || error.message === "Invalid login credentials") {
    return login.invalid_credentials;
  }
  if (error.code === "email_not_confirmed" || error.message === "Email not confirmed") {
    return login.email_not_confirmed;
  }
  return commonText(error, messages) ?? asIs(error, language) ?? login.failed;
}

/** The sentence above the sign-up form. */
export function signupErrorText(error: AuthFailure, messages: AuthMessages, language: Language): string {
  const { signup } = messages;
  if (error.code === "user_already_exists" || error.code === "email_exists") return signup.exists;
  return commonText(error, messages) ?? asIs(error, language) ?? signup.failed;
}

function commonText(error: AuthFailure, { errors }: AuthMessages): string | undefined {
  if (error.status === 429) return errors.rate_limited;
  if (error.status === 0) return errors.unreachable;
  return undefined;
}

/** The service speaks English; a French page shows its own general sentence instead. */
function asIs(error: AuthFailure, language: Language): string | undefined {
  if (language !== "en" || (error.status ?? 0) >= 500) return undefined;
  return error.message || undefined;
}
