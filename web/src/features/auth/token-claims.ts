// What an access token says about its session. Only to choose a screen: the server decides by its own look at it.

/** How the session was begun and raised, the latest first: `password`, `recovery`, `totp` … */
export function methodsOf(token: string): string[] {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const { amr } = JSON.parse(atob(payload)) as { amr?: { method: string }[] };
    return (amr ?? []).map(({ method }) => method);
  } catch {
    return [];
  }
}
