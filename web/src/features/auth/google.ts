// Signing in with Google: the way there, and what people read when it fails.
import { authClient, setRemembered } from "@/lib/auth";
import type { AuthFailure } from "./errors";
import type { SignInWords } from "./words";

/** The page was left too long, or the button of another tab was used: it begins anew. */
const STALE = /^(bad_oauth_state|flow_state_\w+|bad_code_verifier)$/;

/** Leaves for Google, to come back to `redirectTo`. A failure is why nobody leaves. */
export async function leaveForGoogle(redirectTo: string, isRemembered: boolean): Promise<AuthFailure | null> {
  setRemembered(isRemembered);
  const client = await authClient();
  const { error } = await client.signInWithOAuth({
    provider: "google",
    options: { redirectTo, queryParams: { access_type: "offline", prompt: "consent" } },
  });
  return error;
}

/** The sentence for a failure, wherever on the way it happened. */
export function googleErrorText({ code, message }: AuthFailure, { google }: SignInWords): string {
  if (code === "provider_email_needs_verification") return google.needs_confirmation;
  if (code !== undefined && STALE.test(code)) return google.failed;
  if (message.includes("redirect_uri")) return google.redirect;
  return message.includes("OAuth") ? google.not_configured : google.failed;
}
