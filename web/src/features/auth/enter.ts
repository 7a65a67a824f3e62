// Ways into the dashboard: password, sign-up, links and codes of mails, demo; and where each of them leads.
import type { QueryClient } from "@tanstack/react-query";
import { api, needsSecondFactor, unwrap } from "@/lib/api";
import { authClient, setDemoMode, setRemembered, signOut } from "@/lib/auth";
import type { ChosenPlan } from "@/lib/chosen-plan";
import { forgetInvitation, pendingInvitation } from "@/lib/invitation";
import { type Me, meQuery } from "@/lib/me";
import type { Language } from "@/lib/preferences";
import { addressOf, urlOf } from "./addresses";
import type { AuthFailure } from "./errors";
import { homeCountry } from "./home-country";
import { noteLinkRequest } from "./requested-link";
import { keepTypedEmail } from "./typed-email";

/** Signs in with a password; a remembered session outlives the tab. Returns the error, or null. */
export async function signIn(
  email: string,
  password: string,
  isRemembered: boolean,
): Promise<AuthFailure | null> {
  setRemembered(isRemembered);
  const { error } = await (await authClient()).signInWithPassword({ email, password });
  if (!error) setDemoMode(false);
  return error;
}

/** Exchanges the code of a provider or an email link for a session. Returns the error, or null. */
export async function exchange(code: string): Promise<AuthFailure | null> {
  const { error } = await (await authClient()).exchangeCodeForSession(code);
  if (!error) setDemoMode(false);
  return error;
}

/** Takes over the session of an email link. Returns the error, or null. */
export async function takeOver(
  session: { access_token: string; refresh_token: string },
  isRemembered: boolean,
): Promise<AuthFailure | null> {
  setRemembered(isRemembered);
  const { error } = await (await authClient()).setSession(session);
  if (!error) setDemoMode(false);
  return error;
}

/** Signs in by the code that a mail carries beside its link. Gives why not. */
export async function typeMailCode(
  email: string,
  token: string,
  type: "signup" | "email",
  isRemembered: boolean,
): Promise<AuthFailure | null> {
  setRemembered(isRemembered);
  const { error } = await (await authClient()).verifyOtp({ email, token, type });
  if (!error) setDemoMode(false);
  return error;
}

export interface NewAccount {
  first_name: string;
  last_name: string;
  company: string;
  email: string;
  password: string;
  /** The plan that was chosen on the public site. */
  chosen?: ChosenPlan;
}

/** Result of a sign-up. */
export type SignUpResult =
  | { kind: "failed"; error: AuthFailure }
  | { kind: "confirm_email" }
  | { kind: "incomplete" }
  | { kind: "done" };

/** Creates account, registration, organization and profile; the server does it in one go. */
export async function signUp(
  client: QueryClient,
  language: Language,
  { email, password, chosen, ...person }: NewAccount,
): Promise<SignUpResult> {
  setRemembered(false);
  const emailRedirectTo = urlOf("confirm", language, { about: "signup" });
  const auth = await authClient();
  const invited = pendingInvitation();
  const home = { country: homeCountry(), language };
  const data = { ...person, ...chosen, ...home, ...(invited && { invitation: invited.token }) };
  const answer = await auth.signUp({ email, password, options: { data, emailRedirectTo } });
  if (answer.error) return { kind: "failed", error: answer.error };
  forgetInvitation();
  noteLinkRequest(email);
  if (!answer.data.session) return { kind: "confirm_email" };
  setDemoMode(false);
  const me = await freshMe(client).catch(() => null);
  return { kind: me?.organisation ? "done" : "incomplete" };
}

/** Opens a demo organization of one's own. Throws when the server cannot. */
export async function openDemo(client: QueryClient) {
  const session = await unwrap(api.POST("/api/v1/demo"));
  setRemembered(false);
  const { error } = await (await authClient()).setSession(session);
  if (error) throw error;
  setDemoMode(true);
  await freshMe(client);
}

/** Returns the destination after signing in; none when the French login turned the user away. */
export type Arrival = { isDenied: true } | { isDenied: false; href: string };

/**
 * Checks the signed-in user. The English login lets users complete their registration; the French login signs out users
 * without one, as specified.
 */
export async function arrive(
  client: QueryClient,
  language: Language,
  next: string | undefined,
  door: "login" | "signup" = "login",
): Promise<Arrival> {
  // The next user of this browser types their own.
  keepTypedEmail("");
  let me: Me | null = null;
  try {
    me = await freshMe(client);
  } catch (error) {
    if (needsSecondFactor(error)) {
      const query = next ? `?${new URLSearchParams({ next })}` : "";
      return { isDenied: false, href: `${addressOf("second-factor", language)}${query}` };
    }
  }
  if (language === "fr" && door === "login" && !me?.registration_completed) {
    await signOut();
    client.clear();
    return { isDenied: true };
  }
  if (me && !me.organisation) return { isDenied: false, href: addressOf("complete-registration", language) };
  return { isDenied: false, href: next ?? "/dashboard" };
}

function freshMe(client: QueryClient): Promise<Me> {
  client.clear();
  return client.fetchQuery({ ...meQuery, staleTime: 0 });
}
