// The session of this browser. auth-js writes and refreshes it; to read it, storage is enough, so that the first
// view of the dashboard does not wait for auth-js.
import type { GoTrueClient, Session } from "@supabase/auth-js";
import { forgetIdleEnd, IDLE, sayIdleEnd } from "./idle";

const REMEMBER_ME = "remember_me";
const DEMO_MODE = "demo_mode";
const SESSION = "vitrine.session";

/** As in auth-js, a token this close to its expiry is refreshed before use. */
const EXPIRY_MARGIN_MS = 90_000;

/**
 * Storage of this tab's session: local storage if "remember me" was ticked (or if this tab has no sign-in yet and takes
 * over a remembered session), session storage otherwise. Two tabs may hold sessions of two users.
 */
function keep(): Storage {
  return sessionStorage.getItem(REMEMBER_ME) === "false" ? sessionStorage : localStorage;
}

/** An email link opens a new tab, which needs the verifier that the first tab stored. */
const place = (key: string) => (key.endsWith("-code-verifier") ? localStorage : keep());

const storage = {
  getItem: (key: string) => place(key).getItem(key),
  setItem: (key: string, value: string) => place(key).setItem(key, value),
  removeItem: (key: string) => place(key).removeItem(key),
};

let client: Promise<GoTrueClient> | undefined;
let mailer: Promise<GoTrueClient> | undefined;
const signedOut = new Set<() => void>();

/** The auth-js client, loaded at the first call; from then on it refreshes the session by itself. */
export function authClient(): Promise<GoTrueClient> {
  client ??= import("./auth-client").then(({ createAuthClient }) => {
    const made = createAuthClient(storage, SESSION);
    made.onAuthStateChange((event) => {
      // auth-js forbids waiting for it in here. The event may come from another tab with a session of its own.
      if (event === "SIGNED_OUT") setTimeout(() => !storage.getItem(SESSION) && announceSignedOut());
    });
    return made;
  });
  return client;
}

/**
 * Returns a client without a session, for emails whose links open on any device, because people read email on other
 * devices.
 */
export function mailClient(): Promise<GoTrueClient> {
  mailer ??= import("./auth-client").then(({ createMailClient }) => createMailClient());
  return mailer;
}

function announceSignedOut() {
  for (const listener of signedOut) listener();
}

/** Calls `listener` whenever the session of this tab is over, until the returned function is called. */
export function onSignedOut(listener: () => void): () => void {
  // A remembered session may be ended by another tab.
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === SESSION && newValue === null && keep() === localStorage) listener();
  };
  signedOut.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    signedOut.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

/** Sets the storage of the next session; call before signing in. */
export function setRemembered(isOn: boolean) {
  forgetIdleEnd();
  sessionStorage.setItem(REMEMBER_ME, String(isOn));
}

/** Returns the session, refreshed if it has expired; null when no user is signed in. */
export async function currentSession(): Promise<Session | null> {
  const stored = storedSession();
  if (!stored) return null;
  if ((stored.expires_at ?? 0) * 1000 - Date.now() > EXPIRY_MARGIN_MS) return stored;
  const { data, error } = await (await authClient()).getSession();
  if (error?.code === IDLE) sayIdleEnd();
  return data.session;
}

/** A new session for the old one, after the server refused its token; null when it is over. */
export async function refreshSession(): Promise<Session | null> {
  const { data } = await (await authClient()).refreshSession();
  return data.session;
}

function storedSession(): Session | null {
  try {
    return JSON.parse(storage.getItem(SESSION) ?? "null") as Session | null;
  } catch {
    return null;
  }
}

/** Ends the session here and forgets it even when the server cannot be reached. */
export async function signOut() {
  setDemoMode(false);
  const { error } = await (await authClient()).signOut({ scope: "local" });
  if (!error) return;
  storage.removeItem(SESSION);
  announceSignedOut();
}

/** Ends the session here and, if an identity provider began it, there too. */
export async function signOutEverywhere() {
  const address = await providerSignOut().catch(() => null);
  await signOut();
  if (address) location.assign(address);
}

/** Returns the address that signs the session out at its identity provider; null without one. */
async function providerSignOut(): Promise<string | null> {
  const session = await currentSession();
  const payload = session?.access_token.split(".")[1]?.replaceAll("-", "+").replaceAll("_", "/");
  if (!session || !payload || !atob(payload).includes('"method":"sso"')) return null;
  const headers = { Authorization: `Bearer ${session.access_token}` };
  const answer = await fetch("/api/v1/sso/sign-out", { method: "POST", headers });
  return answer.ok ? ((await answer.json()) as { url: string | null }).url : null;
}

/** Sets or clears the demo flag of this tab. */
export function setDemoMode(isOn: boolean) {
  if (isOn) sessionStorage.setItem(DEMO_MODE, "true");
  else sessionStorage.removeItem(DEMO_MODE);
}
