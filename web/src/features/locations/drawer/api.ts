// Requests of the drawer about one location.
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";
import type { Location } from "../types";

export type Audit = Schemas["Audit"];
/** One problem of the audit; `weight` is the health gained by solving it. */
export type AuditProblem = Schemas["AuditProblem"];
/** One field of a change; values as the API writes them. */
export type FieldChange = Schemas["FieldChange"];
export type HistoryEntry = Schemas["HistoryEntry"];

/** Fields to change; null empties one. */
export type Changes = Schemas["LocationPatch"];

const HISTORY_PAGE = 30;
const STATS_DAYS = 30;

const key = (id: string, part: string) => ["locations", part, id] as const;

/** One location; the row of the list is the placeholder. */
export function locationQuery(client: QueryClient, id: string) {
  return queryOptions({
    queryKey: key(id, "one"),
    queryFn: ({ signal }) =>
      unwrap<Location>(api.GET("/api/v1/locations/{id}", { params: { path: { id } }, signal })),
    placeholderData: rowOf(client, id),
  });
}

/** The row of a location in any list that is loaded. */
function rowOf(client: QueryClient, id: string): Location | undefined {
  const lists = client.getQueriesData<InfiniteData<Schemas["Page_Location"]>>({
    queryKey: ["locations", "list"],
  });
  for (const [, data] of lists) {
    for (const page of data?.pages ?? []) {
      const row = page.items.find((location) => location.id === id);
      if (row) return row;
    }
  }
  return undefined;
}

/** Views of each of the last 30 days; empty when nothing was ever counted. */
export function statsQuery(id: string) {
  return queryOptions({
    queryKey: key(id, "stats"),
    queryFn: async ({ signal }) => {
      const params = { path: { id }, query: { days: STATS_DAYS } };
      const { items } = await unwrap(api.GET("/api/v1/locations/{id}/stats", { params, signal }));
      return items;
    },
  });
}

/** Passed and failed rules of a location, with their weights. */
export function auditQuery(id: string) {
  return queryOptions({
    queryKey: key(id, "audit"),
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/locations/{id}/audit", { params: { path: { id } }, signal })),
  });
}

/** History of a location, newest first, page by page. */
export function historyQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: key(id, "history"),
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET("/api/v1/locations/{id}/history", {
          params: { path: { id }, query: { limit: HISTORY_PAGE, cursor: pageParam ?? undefined } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
}

/** Changes fields of a location; fails when it was changed since `version`. */
export function changeLocation(id: string, version: number, body: Changes): Promise<Location> {
  const params = { path: { id }, header: { "If-Match": `"${version}"` } };
  return unwrap(api.PATCH("/api/v1/locations/{id}", { params, body }));
}
