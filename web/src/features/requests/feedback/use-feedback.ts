// The rows of the current address, as far as they are loaded.
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { meQuery } from "@/lib/me";
import { useSettledRows } from "@/lib/use-settled-rows";
import type { RequestsSearch } from "../search";
import type { Feedback } from "../types";
import { feedbackListQuery } from "./api";

const NO_FEEDBACK: readonly Feedback[] = [];

/** List of one address. Rows keep their place until the address changes. */
export function useFeedback({ state, location, mine }: RequestsSearch) {
  const me = useQuery(meQuery).data?.user.id;
  const filters = { state, location, assignee: mine ? me : undefined };
  const list = useInfiniteQuery(feedbackListQuery(filters));
  const { data, isFetching, isFetchingNextPage } = list;
  const fresh = useMemo(() => data?.pages.flatMap((page) => page.items) ?? NO_FEEDBACK, [data]);
  const isLoaded = data !== undefined && (!isFetching || isFetchingNextPage);
  return { list, ...useSettledRows(JSON.stringify(filters), fresh, isLoaded) };
}
