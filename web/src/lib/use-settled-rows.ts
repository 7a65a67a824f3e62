// The rows of a list, which keep their place while the items behind them change.
import { useState } from "react";
import { settle } from "./rows";

interface SettledRows<Item> {
  key: string;
  /** Answer that the rows were made from. */
  fresh: readonly Item[];
  rows: readonly Item[];
  news: number;
  /** True once the first request of this key has ended: from then on rows keep their place. */
  isSettled: boolean;
}

/**
 * Returns the rows of a list, and the number of items that wait to be shown. Rows keep their place until `key` changes.
 * `fresh` must be the same array as long as nothing in it changes; `isLoaded` says whether it is an answer.
 */
export function useSettledRows<Item extends { id: string }>(
  key: string,
  fresh: readonly Item[],
  isLoaded: boolean,
) {
  const [settled, setSettled] = useState<SettledRows<Item>>({
    key,
    fresh: [],
    rows: [],
    news: 0,
    isSettled: false,
  });
  let now = settled;
  const isOther = settled.key !== key;
  if (isOther || settled.fresh !== fresh || (isLoaded && !settled.isSettled)) {
    const before = isOther || !settled.isSettled ? [] : settled.rows;
    now = { key, fresh, ...settle(before, fresh), isSettled: isLoaded || (!isOther && settled.isSettled) };
    setSettled(now);
  }
  const showNews = () => setSettled({ key, fresh, rows: fresh, news: 0, isSettled: true });
  return { rows: now.rows, news: now.news, showNews };
}
