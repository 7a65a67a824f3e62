// The rows of the current address, as far as they are loaded.
import { useInfiniteQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useSettledRows } from "@/lib/use-settled-rows";
import { listQuery, type Review } from "./api";
import { filtersOf, type ReviewFilters, type ReviewsSearch, SORTS } from "./search";

const NO_REVIEWS: readonly Review[] = [];

/** List of one address. Rows keep their place until the address or `epoch` changes. */
export function useReviews(search: ReviewsSearch, epoch: number) {
  const { sort = SORTS[0] } = search;
  // By its text: the same object as long as nothing in it changes.
  const text = JSON.stringify(filtersOf(search, new Date()));
  const filters = useMemo(() => JSON.parse(text) as ReviewFilters, [text]);
  const list = useInfiniteQuery(listQuery(filters, sort));
  const { data, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const fresh = useMemo(() => data?.pages.flatMap((page) => page.items) ?? NO_REVIEWS, [data]);
  const isLoaded = data !== undefined && (!isFetching || isFetchingNextPage);
  const { rows, news, showNews } = useSettledRows(`${epoch} ${sort} ${text}`, fresh, isLoaded);
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  return { list, rows, news, loadMore, showNews };
}
