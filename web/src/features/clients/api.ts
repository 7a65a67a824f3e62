// Requests about the clients of an agency.
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";
import type { ClientSort } from "./search";

export type Client = Schemas["AgencyClient"];

/** Clients per request. */
const PAGE_SIZE = 50;

/** Search and order of the list. */
export interface ClientFilters {
  q?: string;
  sort?: ClientSort;
}

/** The list, page after page. */
export function clientsQuery(filters: ClientFilters) {
  return infiniteQueryOptions({
    queryKey: ["session", "clients", filters],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET("/api/v1/clients", {
          params: { query: { ...filters, limit: PAGE_SIZE, cursor: pageParam ?? undefined } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
}
