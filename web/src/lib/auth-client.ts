// The unmodified auth-js client on our own auth service. A chunk of its own: reading a session does not need it.
import { GoTrueClient, type SupportedStorage } from "@supabase/auth-js";

// Without HTTPS, hosts other than localhost have no WebCrypto, and auth-js would send `plain` challenges, which the
// server refuses.
const FLOW = globalThis.crypto?.subtle ? "pkce" : "implicit";

/** Creates the client; `storage` has the session under `storageKey`. */
export function createAuthClient(storage: SupportedStorage, storageKey: string): GoTrueClient {
  return new GoTrueClient({
    url: new URL("/auth/v1", location.origin).href,
    headers: { apikey: "vitrine-web" },
    storageKey,
    storage,
    flowType: FLOW,
    detectSessionInUrl: false,
    autoRefreshToken: true,
    persistSession: true,
  });
}

/** Creates the client that only requests emails; their links have the session in the fragment. */
export function createMailClient(): GoTrueClient {
  return new GoTrueClient({
    url: new URL("/auth/v1", location.origin).href,
    headers: { apikey: "vitrine-web" },
    storageKey: "vitrine.mail",
    flowType: "implicit",
    detectSessionInUrl: false,
    autoRefreshToken: false,
    persistSession: false,
  });
}
