// Requests about the settings of review requests, and the proof that they are fair.
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "@/lib/api";
import type { NewSettings, Settings } from "../types";

/** The settings. */
export const settingsQuery = queryOptions({
  queryKey: ["requests", "settings"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/request-settings", { signal })),
});

/** Changes the settings. */
export function saveSettings(body: NewSettings): Promise<Settings> {
  return unwrap(api.PUT("/api/v1/request-settings", { body }));
}

/** Share of each score group that saw all public links in a month, such as "2026-11". */
export function fairnessQuery(month: string) {
  return queryOptions({
    queryKey: ["requests", "fairness", month],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/request-fairness", { params: { query: { month } }, signal })),
    placeholderData: keepPreviousData,
  });
}
