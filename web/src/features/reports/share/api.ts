// Requests about links that show a report without signing in.
import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "@/lib/api";
import type { CreatedShare, NewShare } from "../types";

/** Maximum number of links of one answer. */
const MANY = 200;

/** The links of a report. */
export function sharesQuery(report: string) {
  return queryOptions({
    queryKey: ["shares", report],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/shares", { params: { query: { id: report, limit: MANY } }, signal })),
  });
}

/** Creates a link; its address is not shown again. */
export const createShare = (body: NewShare): Promise<CreatedShare> =>
  unwrap(api.POST("/api/v1/shares", { body }));

/** Revokes a link at once. */
export const revokeShare = (id: string) =>
  unwrap(api.DELETE("/api/v1/shares/{id}", { params: { path: { id } } }));
