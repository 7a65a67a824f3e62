// Rows of the list that stay where they are while the reviews behind them change.
import type { Review } from "./api";

/** Rows on the screen, and reviews that wait to be shown among them. */
export interface Rows {
  rows: readonly Review[];
  /** Number of reviews that a reload would show above or between the rows. */
  news: number;
}

/**
 * Returns the rows after a reload. Rows keep their place: changed reviews change in theirs, reviews that the filters no
 * longer match stay, the following page is added at the end, and new reviews above it are only counted.
 */
export function settle(shown: readonly Review[], fresh: readonly Review[]): Rows {
  if (shown.length === 0) return { rows: fresh, news: 0 };
  const byId = new Map(fresh.map((review) => [review.id, review]));
  const known = new Set(shown.map(({ id }) => id));
  const last = fresh.findLastIndex(({ id }) => known.has(id));
  const rows = shown.map((review) => byId.get(review.id) ?? review);
  const news = fresh.slice(0, last + 1).filter(({ id }) => !known.has(id)).length;
  // Without a common review the fresh ones are all news: the place of the rows among them is unknown.
  if (last < 0) return { rows, news: fresh.length };
  return { rows: [...rows, ...fresh.slice(last + 1)], news };
}

/** Returns the id before (-1) or after (1) the open review; the first row when none is open. */
export function neighborOf(
  rows: readonly Pick<Review, "id">[],
  open: string | undefined,
  step: -1 | 1,
): string | undefined {
  const at = rows.findIndex(({ id }) => id === open);
  if (at < 0) return rows[0]?.id;
  return rows[at + step]?.id;
}
