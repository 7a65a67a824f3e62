// Requests about links that show a report without signing in.
import { queryOptions } from "@tanstack/react-query";
import { send } from "../api";
import type { CreatedShare, NewShare, Share } from "../types";

/** The links of a report, the newest first. */
export function sharesQuery(report: string) {
  return queryOptions({
    queryKey: ["shares", report],
    queryFn: ({ signal }) =>
      send<{ items: Share[] }>("GET", `/shares?id=${encodeURIComponent(report)}`, undefined, { signal }),
  });
}

/** Creates a link; its address is not shown again. */
export const createShare = (body: NewShare) => send<CreatedShare>("POST", "/shares", body);

/** Revokes a link at once. */
export const revokeShare = (id: string) => send<void>("DELETE", `/shares/${encodeURIComponent(id)}`);
