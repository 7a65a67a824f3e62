// What an access token says about its session. Only to choose a screen: the server decides by its own look at it.

interface Claims {
  aal?: string;
  session_id?: string;
  amr?: { method: string }[];
}

function claimsOf(token: string): Claims {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    return JSON.parse(atob(payload)) as Claims;
  } catch {
    return {};
  }
}

/** The id of the session that a token belongs to. */
export const sessionOf = (token: string): string | undefined => claimsOf(token).session_id;

/** Whether two factors were proved in the session. */
export const hasProvedTwo = (token: string): boolean => claimsOf(token).aal === "aal2";

/** How the session was begun and raised, the latest first: `password`, `recovery`, `totp` … */
export const methodsOf = (token: string): string[] => (claimsOf(token).amr ?? []).map(({ method }) => method);
