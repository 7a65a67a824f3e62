// What the address of the login page may carry.

export interface LoginSearch {
  /** Where to go after signing in: a dashboard address. */
  next?: string;
}

/** Reads the address. Only our own dashboard is accepted as a target, so that no link can send people elsewhere. */
export function parseLoginSearch(search: Record<string, unknown>): LoginSearch {
  const { next } = search;
  const isOurs = typeof next === "string" && /^\/dashboard(?:[/?#]|$)/.test(next);
  // Said as undefined, not left out: the router lays this over the raw address.
  return { next: isOurs ? next : undefined };
}
