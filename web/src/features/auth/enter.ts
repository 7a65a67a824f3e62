// Ways into the dashboard: password, sign-up, demo.
import type { QueryClient } from "@tanstack/react-query";
import { api, unwrap } from "@/lib/api";
import { authClient, setDemoMode, setRemembered, signOut } from "@/lib/auth";
import { type Me, meQuery } from "@/lib/me";
import type { AuthFailure } from "./errors";

/** How a sign-in ended. `me` is null when the account could not be looked up. */
export type SignedIn = { error: AuthFailure } | { error: null; me: Me | null };

/** Signs in with a password; a remembered session outlives the tab. */
export async function signIn(
  client: QueryClient,
  email: string,
  password: string,
  isRemembered: boolean,
): Promise<SignedIn> {
  setRemembered(isRemembered);
  const { error } = await (await authClient()).signInWithPassword({ email, password });
  if (error) return { error };
  setDemoMode(false);
  return { error: null, me: await freshMe(client).catch(() => null) };
}

export interface NewAccount {
  first_name: string;
  last_name: string;
  company: string;
  email: string;
  password: string;
}

/** How a sign-up ended. */
export type SignedUp =
  | { kind: "failed"; error: AuthFailure }
  | { kind: "confirm_email" }
  | { kind: "incomplete" }
  | { kind: "done" };

/** Creates account, registration, organisation and profile; the server does it in one go. */
export async function signUp(
  client: QueryClient,
  { email, password, ...person }: NewAccount,
): Promise<SignedUp> {
  setRemembered(false);
  const { data, error } = await (await authClient()).signUp({ email, password, options: { data: person } });
  if (error) return { kind: "failed", error };
  if (!data.session) return { kind: "confirm_email" };
  setDemoMode(false);
  const me = await freshMe(client).catch(() => null);
  return { kind: me?.organisation ? "done" : "incomplete" };
}

/** Opens a demo organisation of one's own. Throws when the server cannot. */
export async function openDemo(client: QueryClient) {
  const session = await unwrap(api.POST("/api/v1/demo"));
  setRemembered(false);
  const { error } = await (await authClient()).setSession(session);
  if (error) throw error;
  setDemoMode(true);
  await freshMe(client);
}

/** Leaves again: the French login does this to people without a registration. */
export async function turnAway(client: QueryClient) {
  await signOut();
  client.clear();
}

function freshMe(client: QueryClient): Promise<Me> {
  client.clear();
  return client.fetchQuery({ ...meQuery, staleTime: 0 });
}
