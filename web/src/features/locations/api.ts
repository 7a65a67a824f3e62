// Requests of the locations page. The first part of each key is the topic of its live events.
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";
import type { Filters, LocationSort } from "./search";
import type { Location } from "./types";

export type NewLocation = Schemas["NewLocation"];
type Page = Schemas["Page_Location"];

/** Rows per request: the server's maximum, so that a long list needs few requests. */
const PAGE_SIZE = 200;

/** The list in pages. Rows stay visible until the next ones are loaded. */
export function listQuery(filters: Filters, sort: LocationSort) {
  return infiniteQueryOptions({
    queryKey: ["locations", "list", filters, sort],
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      unwrap(
        api.GET("/api/v1/locations", {
          params: {
            query: { ...filters, sort, limit: PAGE_SIZE, cursor: pageParam ?? undefined },
          },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
}

/** Number of matching locations, and of all. */
export function countQuery(filters: Filters) {
  return queryOptions({
    queryKey: ["locations", "count", filters],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/locations/count", { params: { query: filters }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** Countries and states of the locations, with their numbers of locations: the choices of two filters. */
export const regionsQuery = queryOptions({
  queryKey: ["locations", "regions"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/locations/regions", { signal })),
  staleTime: 5 * 60_000,
});

/** The numbers of the four cards, of the locations that match. */
export function summaryQuery(filters: Filters) {
  return queryOptions({
    queryKey: ["locations", "summary", filters],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/locations/summary", { params: { query: filters }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** Adds a location; the same key never adds it twice. */
export function addLocation(body: NewLocation, idempotencyKey: string): Promise<Location> {
  return unwrap(
    api.POST("/api/v1/locations", { body, params: { header: { "Idempotency-Key": idempotencyKey } } }),
  );
}

/** Deletes a location; it can be restored for 30 days. */
export function deleteLocation(id: string): Promise<unknown> {
  return unwrap(api.DELETE("/api/v1/locations/{id}", { params: { path: { id } } }));
}

/** Locations that were deleted less than 30 days ago, the latest 200. */
export const deletedQuery = queryOptions({
  queryKey: ["locations", "deleted"],
  queryFn: ({ signal }) =>
    unwrap(api.GET("/api/v1/locations/deleted", { params: { query: { limit: PAGE_SIZE } }, signal })),
});

/** Brings a deleted location back. */
export function restoreLocation(id: string): Promise<Location> {
  return unwrap(api.POST("/api/v1/locations/{id}/restore", { params: { path: { id } } }));
}

/** Removes a row from every cached list at once; the returned function restores the lists. */
export function hideLocation(client: QueryClient, id: string): () => void {
  const lists = client.getQueriesData<InfiniteData<Page>>({ queryKey: ["locations", "list"] });
  for (const [key, data] of lists) {
    if (data)
      client.setQueryData<InfiniteData<Page>>(key, {
        ...data,
        pages: data.pages.map((page) => without(page, id)),
      });
  }
  return () => {
    for (const [key, data] of lists) client.setQueryData(key, data);
  };
}

function without(page: Page, id: string): Page {
  const items = page.items.filter((location) => location.id !== id);
  return items.length === page.items.length ? page : { ...page, items };
}
