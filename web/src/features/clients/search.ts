// Search parameters of the page of clients. Pure.

/** The orders of the list; the first is the default. */
export const SORTS = ["name", "waiting", "last_activity"] as const;
export type ClientSort = (typeof SORTS)[number];

/** Maximum length of a text in the address. */
const MAX_TEXT = 100;

/** Search parameters. Defaults are left out, so that a plain page has a plain address. */
export interface ClientsSearch {
  /** Part of the name. */
  q?: string;
  sort?: Exclude<ClientSort, "name">;
  /** True while the dialog that creates a client is open. */
  new?: true;
}

/** Reads an address. Anything that is not understood is left out, never an error. */
export function parseClientsSearch(raw: Record<string, unknown>): ClientsSearch {
  // The router reads a number where only digits were typed.
  const q = typeof raw.q === "number" ? String(raw.q) : raw.q;
  const sort = SORTS.find((each) => each === raw.sort);
  return {
    q: typeof q === "string" ? q.trim().slice(0, MAX_TEXT) || undefined : undefined,
    sort: sort === "name" ? undefined : sort,
    new: raw.new === true || raw.new === "true" ? true : undefined,
  };
}
