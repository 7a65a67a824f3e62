// Requests about campaigns. The first part of each key is the topic of its live events.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "@/lib/api";
import type { Campaign, RequestState } from "../types";

/** Items per request. */
const PAGE_SIZE = 50;
/** Interval of polling in milliseconds while a campaign sends, in case live events do not arrive. */
const POLL_MS = 10_000;

/** The campaigns, the newest first, page after page. */
export const campaignsQuery = infiniteQueryOptions({
  queryKey: ["requests", "campaigns"],
  queryFn: ({ pageParam, signal }) =>
    unwrap(
      api.GET("/api/v1/request-campaigns", {
        params: { query: { limit: PAGE_SIZE, cursor: pageParam ?? undefined } },
        signal,
      }),
    ),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next_cursor,
});

/** One campaign; polled while it sends. */
export function campaignQuery(id: string) {
  return queryOptions({
    queryKey: ["requests", "campaign", id],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/request-campaigns/{id}", { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data?.state === "running" ? POLL_MS : false),
  });
}

/** The recipients of a campaign, page after page; all, or those in one state. */
export function recipientsQuery(id: string, state: RequestState | undefined) {
  return infiniteQueryOptions({
    queryKey: ["requests", "recipients", id, state ?? null],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET("/api/v1/request-campaigns/{id}/recipients", {
          params: { path: { id }, query: { state, limit: PAGE_SIZE, cursor: pageParam ?? undefined } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
}

/** Ways to change a campaign under way. */
export const CHANGES = ["pause", "resume", "cancel"] as const;
export type CampaignChange = (typeof CHANGES)[number];

/** Pauses, resumes or cancels a campaign. */
export function changeCampaign(id: string, change: CampaignChange): Promise<Campaign> {
  const params = { path: { id } };
  if (change === "pause") return unwrap(api.POST("/api/v1/request-campaigns/{id}/pause", { params }));
  if (change === "resume") return unwrap(api.POST("/api/v1/request-campaigns/{id}/resume", { params }));
  return unwrap(api.POST("/api/v1/request-campaigns/{id}/cancel", { params }));
}
