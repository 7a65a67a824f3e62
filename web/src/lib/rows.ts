// Rows of a list that stay where they are while the items behind them change.

/** Rows on the screen, and items that wait to be shown among them. */
export interface Rows<Item> {
  rows: readonly Item[];
  /** Number of items that a reload would show above or between the rows. */
  news: number;
}

/**
 * Returns the rows after a reload. Rows keep their place: changed items change in theirs, items that the filters no
 * longer match stay, the following page is added at the end, and new items above it are only counted.
 */
export function settle<Item extends { id: string }>(
  current: readonly Item[],
  fresh: readonly Item[],
): Rows<Item> {
  if (current.length === 0) return { rows: fresh, news: 0 };
  const byId = new Map(fresh.map((item) => [item.id, item]));
  const ids = new Set(current.map(({ id }) => id));
  const last = fresh.findLastIndex(({ id }) => ids.has(id));
  const rows = current.map((item) => byId.get(item.id) ?? item);
  const news = fresh.slice(0, last + 1).filter(({ id }) => !ids.has(id)).length;
  // Without a common item the fresh ones are all news: the place of the rows among them is unknown.
  if (last < 0) return { rows, news: fresh.length };
  return { rows: [...rows, ...fresh.slice(last + 1)], news };
}

/** Returns the id before (-1) or after (1) the open item; the first row when none is open. */
export function neighborOf(
  rows: readonly { id: string }[],
  open: string | undefined,
  step: -1 | 1,
): string | undefined {
  const at = rows.findIndex(({ id }) => id === open);
  if (at < 0) return rows[0]?.id;
  return rows[at + step]?.id;
}
