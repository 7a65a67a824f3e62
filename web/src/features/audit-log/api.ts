// Requests for the audit log and its integrity state.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { operations } from "@/api/schema";
import { api, authFetch, expectOk, type Schemas, unwrap } from "@/lib/api";
import { saveFile } from "@/lib/save-file";
import { type AuditSearch, filtersOf } from "./search";

export type Entry = Schemas["AuditEntry"];
export type Change = Schemas["AuditChange"];
export type State = Schemas["AuditState"];
export type Format = NonNullable<
  NonNullable<operations["export_audit_log"]["parameters"]["query"]>["format"]
>;

const PAGE = 50;

/** Entries, newest first, page by page. Reading is logged, so the query is never repeated automatically. */
export const auditQuery = (search: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: ["audit-log", "list", search],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...filtersOf(search), limit: PAGE, ...(pageParam && { cursor: pageParam }) };
      return unwrap(api.GET("/api/v1/audit-log", { params: { query }, signal }));
    },
    initialPageParam: "",
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** State of the chain, and the result of the latest check. */
export const auditStateQuery = queryOptions({
  queryKey: ["audit-log", "state"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/audit-log/state", { signal })),
});

/** Checks the whole log now. */
export const checkLog = () => unwrap(api.POST("/api/v1/audit-log/check"));

/** People to filter by. */
export const peopleQuery = queryOptions({
  queryKey: ["members", "list"],
  queryFn: async ({ signal }) => (await unwrap(api.GET("/api/v1/members", { signal }))).items,
});

/** Downloads the entries of the search as a file. */
export async function exportLog(search: AuditSearch, format: Format) {
  const query = new URLSearchParams({ ...filtersOf(search), format });
  const response = await expectOk(await authFetch(`/api/v1/audit-log/export?${query}`));
  saveFile(await response.blob(), response, `audit-log.${format}`);
}
