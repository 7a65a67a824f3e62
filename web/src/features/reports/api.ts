// Requests about reports. The first part of each key is the topic of its live events.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, authFetch, expectOk, unwrap } from "@/lib/api";
import { saveFile } from "@/lib/save-file";
import type { NewReport, Report, ReportPatch, Template } from "./types";

/** Filters of the list. */
export interface ReportFilters {
  location?: string;
  template?: Template;
  search?: string;
}

/** Files of a report. */
export const FORMATS = ["pdf", "xlsx", "csv"] as const;
export type FileFormat = (typeof FORMATS)[number];

const PAGE_SIZE = 50;
/** Interval of polling in milliseconds while a report is made, in case live events do not arrive. */
const POLL_MS = 2_000;

/** The list, page after page. */
export function reportsQuery(filters: ReportFilters) {
  return infiniteQueryOptions({
    queryKey: ["reports", "list", filters],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET("/api/v1/reports", {
          params: { query: { ...filters, limit: PAGE_SIZE, cursor: pageParam ?? undefined } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some((report) => report.state === "making"))
        ? POLL_MS
        : false,
  });
}

/** One report with its data; polled until it is ready. */
export function reportQuery(id: string) {
  return queryOptions({
    queryKey: ["reports", "one", id],
    queryFn: ({ signal }) => unwrap(api.GET("/api/v1/reports/{id}", { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data?.state === "making" ? POLL_MS : false),
  });
}

/** Creates a report; the idempotency key prevents duplicates. */
export const makeReport = (body: NewReport, key: string): Promise<Report> =>
  unwrap(api.POST("/api/v1/reports", { body, params: { header: { "Idempotency-Key": key } } }));

/** Changes title or note, and releases a report to clients or takes it back. */
export const changeReport = (id: string, body: ReportPatch): Promise<Report> =>
  unwrap(api.PATCH("/api/v1/reports/{id}", { params: { path: { id } }, body }));

/** Sends a report that waits for a comment to the recipients of its schedule. */
export const sendReport = (id: string): Promise<Report> =>
  unwrap(api.POST("/api/v1/reports/{id}/send", { params: { path: { id } } }));

/** Deletes a report; its links stop working. */
export const deleteReport = (id: string) =>
  unwrap(api.DELETE("/api/v1/reports/{id}", { params: { path: { id } } }));

/** Fetches a file of a report. */
export async function downloadReport(id: string, format: FileFormat) {
  const response = await expectOk(await authFetch(`/api/v1/reports/${encodeURIComponent(id)}/${format}`));
  saveFile(await response.blob(), response, `report.${format}`);
}

/** The labels that locations can have. */
export const labelsQuery = queryOptions({
  queryKey: ["labels", "choices"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/labels", { signal })),
});
