// Requests emails from the auth service: the link's page, and the wait before the next email.
import { mailClient } from "@/lib/auth";
import type { Language } from "@/lib/preferences";
import { urlOf } from "./addresses";
import type { AuthFailure } from "./errors";
import { noteLinkRequest } from "./requested-link";

/** Between two mails to one address, unless the server says otherwise. */
export const PAUSE_SECONDS = 60;

/** Result of a request for an email, with the seconds until the next one is allowed. */
export type MailRequestResult =
  | { kind: "sent"; wait: number }
  | { kind: "too_soon"; wait: number }
  | { kind: "failed" };

/** Asks for a link to choose a new password. */
export async function askForReset(email: string, language: Language): Promise<MailRequestResult> {
  const client = await mailClient();
  const { error } = await client.resetPasswordForEmail(email, {
    redirectTo: urlOf("reset-password", language),
  });
  return outcome(error, email);
}

/** Requests a sign-in link and code; never signs up a new user. */
export async function askForLink(
  email: string,
  language: Language,
  { next, isRemembered }: { next: string | undefined; isRemembered: boolean },
): Promise<MailRequestResult> {
  const remember = isRemembered ? "true" : undefined;
  const emailRedirectTo = urlOf("confirm", language, { about: "link", next, remember });
  const client = await mailClient();
  const { error } = await client.signInWithOtp({
    email,
    options: { shouldCreateUser: false, emailRedirectTo },
  });
  return outcome(error, email);
}

/** Asks for the mail of a sign-up once more. */
export async function askForConfirmation(email: string, language: Language): Promise<MailRequestResult> {
  const emailRedirectTo = urlOf("confirm", language, { about: "signup" });
  const client = await mailClient();
  const { error } = await client.resend({ type: "signup", email, options: { emailRedirectTo } });
  return outcome(error, email);
}

/** Reads the answer: a mail that went out a moment ago is as good as one that goes out now. */
export function outcome(error: AuthFailure | null, email: string): MailRequestResult {
  if (!error) {
    noteLinkRequest(email);
    return { kind: "sent", wait: PAUSE_SECONDS };
  }
  const wait = secondsIn(error);
  return wait === null ? { kind: "failed" } : { kind: "too_soon", wait };
}

/** Returns the seconds to wait; null when the service refused for another reason. */
export function secondsIn({ status, message }: AuthFailure): number | null {
  if (status !== 429) return null;
  const seconds = Number(/after (\d+) seconds?/.exec(message)?.[1] ?? PAUSE_SECONDS);
  return Math.max(1, seconds);
}
