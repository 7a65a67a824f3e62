// Requests about links that show a report or a heatmap without signing in.
import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "@/lib/api";
import type { CreatedShare } from "../types";
import { heatmapBodyOf, reportBodyOf, type ShareDraft } from "./draft";

/** Maximum number of links of one answer. */
const MAX_SHARES = 200;

/** Subject of links: a report, or a scan of a heatmap. */
export interface ShareSubject {
  kind: "report" | "heatmap";
  id: string;
}

/** The links of a report or scan. */
export function sharesQuery({ kind, id }: ShareSubject) {
  return queryOptions({
    queryKey: ["shares", kind, id],
    queryFn: ({ signal }) =>
      kind === "report"
        ? unwrap(api.GET("/api/v1/shares", { params: { query: { id, limit: MAX_SHARES } }, signal }))
        : unwrap(
            api.GET("/api/v1/heatmap-scans/{id}/shares", {
              params: { path: { id }, query: { limit: MAX_SHARES } },
              signal,
            }),
          ),
  });
}

/** Creates a link; its address is not shown again. */
export const createShare = ({ kind, id }: ShareSubject, draft: ShareDraft): Promise<CreatedShare> =>
  kind === "report"
    ? unwrap(api.POST("/api/v1/shares", { body: reportBodyOf(id, draft) }))
    : unwrap(
        api.POST("/api/v1/heatmap-scans/{id}/shares", {
          params: { path: { id } },
          body: heatmapBodyOf(draft),
        }),
      );

/** Revokes a link at once. */
export const revokeShare = ({ kind, id }: ShareSubject, share: string) =>
  kind === "report"
    ? unwrap(api.DELETE("/api/v1/shares/{id}", { params: { path: { id: share } } }))
    : unwrap(api.DELETE("/api/v1/heatmap-scans/{id}/shares/{share}", { params: { path: { id, share } } }));
