// The rows of the current address, as far as they are loaded.
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { countQuery, listQuery } from "../api";
import { type Filters, filtersOf, type LocationsSearch, SORTS } from "../search";

/** List and count of one address; the list only while it is shown. */
export function useLocations(search: LocationsSearch, isListShown = true) {
  const { sort = SORTS[0] } = search;
  // By its text: the same object as long as nothing in it changes.
  const text = JSON.stringify(filtersOf(search));
  const filters = useMemo(() => JSON.parse(text) as Filters, [text]);
  const list = useInfiniteQuery({ ...listQuery(filters, sort), enabled: isListShown });
  const counted = useQuery(countQuery(filters));
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data]);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  // After the last page, the number of rows; until then, the server's count.
  const count = hasNextPage ? Math.max(counted.data?.count ?? 0, rows.length + 1) : rows.length;
  return { list, counted, filters, sort, rows, ids, count, loadMore };
}
