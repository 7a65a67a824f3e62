// Locations before and after the open one, in the order of the list.

/** Ids of the neighbors; undefined at either end, and for a location that the list does not show. */
export interface Neighbors {
  previous: string | undefined;
  next: string | undefined;
}

/** Returns the neighbors of `id` among the loaded rows. */
export function neighborsOf(ids: readonly string[], id: string): Neighbors {
  const at = ids.indexOf(id);
  return at < 0 ? { previous: undefined, next: undefined } : { previous: ids[at - 1], next: ids[at + 1] };
}

/** Returns true when the next page has to be loaded so that the user can go on. */
export function isNearEnd(ids: readonly string[], id: string): boolean {
  const at = ids.indexOf(id);
  return at >= 0 && at + FETCH_AHEAD >= ids.length;
}

/** Number of rows after the open one at which the next page is loaded. */
const FETCH_AHEAD = 10;
