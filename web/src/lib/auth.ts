// The session of this browser: the unmodified auth-js client on our own auth service.
import { GoTrueClient, type Session } from "@supabase/auth-js";

const REMEMBER_ME = "remember_me";
const DEMO_MODE = "demo_mode";
const SESSION = "vitrine.session";

/**
 * Where this tab keeps its session: local storage when "remember me" was ticked (or nobody signed in here yet and
 * the tab takes over a remembered session), session storage otherwise. Two tabs may hold two people.
 */
function keep(): Storage {
  return sessionStorage.getItem(REMEMBER_ME) === "false" ? sessionStorage : localStorage;
}

const storage = {
  getItem: (key: string) => keep().getItem(key),
  setItem: (key: string, value: string) => keep().setItem(key, value),
  removeItem: (key: string) => keep().removeItem(key),
};

/** The auth-js client. */
export const auth = new GoTrueClient({
  url: new URL("/auth/v1", location.origin).href,
  headers: { apikey: "vitrine-web" },
  storageKey: SESSION,
  storage,
  flowType: "pkce",
  detectSessionInUrl: false,
  autoRefreshToken: true,
  persistSession: true,
});

/** Says where the next session is kept; call before signing in. */
export function setRemembered(isOn: boolean) {
  sessionStorage.setItem(REMEMBER_ME, String(isOn));
}

/** The session, refreshed if it has run out; null when nobody is signed in. */
export async function currentSession(): Promise<Session | null> {
  const { data } = await auth.getSession();
  return data.session;
}

/** Ends the session here and forgets it even when the server cannot be reached. */
export async function signOut() {
  setDemoMode(false);
  const { error } = await auth.signOut({ scope: "local" });
  if (error) storage.removeItem(SESSION);
}

/** Whether this tab is looking at a demo organisation. The flag alone opens nothing. */
export function isDemoMode(): boolean {
  return sessionStorage.getItem(DEMO_MODE) === "true";
}

/** Sets or clears the demo flag of this tab. */
export function setDemoMode(isOn: boolean) {
  if (isOn) sessionStorage.setItem(DEMO_MODE, "true");
  else sessionStorage.removeItem(DEMO_MODE);
}
