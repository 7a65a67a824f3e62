// State of drafting in the organization; the first part of the key is the topic of its live events.
import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "./api";

export type DraftingStatus = Schemas["DraftingStatus"];

/** Model provider, style, limits, and this month's usage of drafts. */
export const draftingQuery = queryOptions({
  queryKey: ["drafting", "status"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/drafting", { signal })),
});

/** Returns true when a language model writes drafts. */
export function hasModel(status: DraftingStatus | undefined): boolean {
  return status !== undefined && status.maker !== null && status.is_in_plan;
}
