// Claims of an access token. Only for choosing a screen: the server decides by itself.

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

/** Returns true when two factors were proved in the session. */
export const hasProvedTwo = (token: string): boolean => claimsOf(token).aal === "aal2";

/** Returns how the session was started and raised, latest first: `password`, `recovery`, `totp` … */
export const methodsOf = (token: string): string[] => (claimsOf(token).amr ?? []).map(({ method }) => method);
