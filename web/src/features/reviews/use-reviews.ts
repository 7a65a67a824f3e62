// The rows of the current address, as far as they are loaded.
import { useInfiniteQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { listQuery, type Review } from "./api";
import { settle } from "./rows";
import { filtersOf, type ReviewFilters, type ReviewsSearch, SORTS } from "./search";

interface Shown {
  key: string;
  /** Answer that the rows were made from. */
  fresh: readonly Review[];
  rows: readonly Review[];
  news: number;
  /** True once the first request of this address has ended: from then on rows keep their place. */
  isSettled: boolean;
}

const NONE: readonly Review[] = [];

/** List of one address. Rows keep their place until the address or `epoch` changes. */
export function useReviews(search: ReviewsSearch, epoch: number) {
  const { sort = SORTS[0] } = search;
  // By its text: the same object as long as nothing in it changes.
  const text = JSON.stringify(filtersOf(search, new Date()));
  const filters = useMemo(() => JSON.parse(text) as ReviewFilters, [text]);
  const list = useInfiniteQuery(listQuery(filters, sort));
  const { data, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const fresh = useMemo(() => data?.pages.flatMap((page) => page.items) ?? NONE, [data]);
  const key = `${epoch} ${sort} ${text}`;
  const isLoaded = data !== undefined && (!isFetching || isFetchingNextPage);
  const [shown, setShown] = useState<Shown>({ key, fresh: NONE, rows: NONE, news: 0, isSettled: false });
  let now = shown;
  const isOther = shown.key !== key;
  if (isOther || shown.fresh !== fresh || (isLoaded && !shown.isSettled)) {
    const before = isOther || !shown.isSettled ? NONE : shown.rows;
    now = { key, fresh, ...settle(before, fresh), isSettled: isLoaded || (!isOther && shown.isSettled) };
    setShown(now);
  }
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  const showNews = () => setShown({ key, fresh, rows: fresh, news: 0, isSettled: true });
  return { list, rows: now.rows, news: now.news, loadMore, showNews };
}
