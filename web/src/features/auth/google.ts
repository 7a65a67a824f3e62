// Sign-in with Google: the redirect, and the messages of its errors.
import { authClient, setRemembered } from "@/lib/auth";
import type { Messages } from "@/messages/en";
import type { AuthFailure } from "./errors";
import type { SignInWords } from "./words";

/** A failure of a sign-in with Google. */
export interface GoogleFailure extends AuthFailure {
  /** OAuth error code, when the failure came in the URL. */
  error?: string;
}

/** Codes of a sign-in that expired or returned to another window. */
const EXPIRED =
  /^(bad_oauth_state|flow_state_expired|flow_state_not_found|bad_code_verifier|pkce_code_verifier_not_found)$/;

/** Redirects to Google, which returns to `redirectTo`. Returns the error when that fails. */
export async function redirectToGoogle(
  redirectTo: string,
  isRemembered: boolean,
): Promise<AuthFailure | null> {
  setRemembered(isRemembered);
  const client = await authClient();
  const { error } = await client.signInWithOAuth({
    provider: "google",
    options: { redirectTo, queryParams: { access_type: "offline", prompt: "consent" } },
  });
  return error;
}

/** Returns the message of a failed sign-in; `otherwise` for failures without a message of their own. */
export function googleErrorText(
  { error, code = "", message, status }: GoogleFailure,
  { google }: SignInWords,
  { errors }: Messages["auth"],
  otherwise = google.failed,
): string {
  if (status === 0) return errors.unreachable;
  if (code === "over_request_rate_limit") return errors.rate_limited;
  if (code === "provider_email_needs_verification") return google.needs_confirmation;
  if (code === "signup_disabled") return google.closed;
  if (code === "provider_unreachable") return google.unavailable;
  if (code === "flow_state_already_used") return google.used;
  if (EXPIRED.test(code)) return google.expired;
  if (code === "bad_oauth_callback" && error === "access_denied") return google.refused;
  if (message.includes("redirect_uri")) return google.redirect;
  if (code === "validation_failed" && /provider/i.test(message)) return google.not_configured;
  return otherwise;
}
