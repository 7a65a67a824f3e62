// Requests about reviews. The first part of each key is the topic of its live events.
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";
import type { ReviewFilters, ReviewSort } from "./search";

export type Review = Schemas["Review"];
export type ReviewDetail = Schemas["ReviewDetail"];
export type ReviewVersion = Schemas["ReviewVersion"];
export type ReviewSummary = Schemas["ReviewSummary"];
export type Reply = Schemas["ReviewReply"];
export type ReplyRequest = Schemas["ReplyRequest"];
export type ReplySettings = Schemas["ReplySettings"];
export type ReplyCheck = Schemas["ReplyCheck"];
export type NewReview = Schemas["NewReview"];
export type Template = Schemas["ReplyTemplate"];
export type NewTemplate = Schemas["NewReplyTemplate"];
type Page = Schemas["Page_Review"];

/** Reviews per request. */
const PAGE_SIZE = 50;

/** The list, page after page. */
export function listQuery(filters: ReviewFilters, sort: ReviewSort) {
  return infiniteQueryOptions({
    queryKey: ["reviews", "list", filters, sort],
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      unwrap(
        api.GET("/api/v1/reviews", {
          params: { query: { ...filters, sort, limit: PAGE_SIZE, cursor: pageParam ?? undefined } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** The figures of all locations, or of one. */
export function summaryQuery(location: string | undefined) {
  return queryOptions({
    queryKey: ["reviews", "summary", location ?? null],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/reviews/summary", { params: { query: { location } }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** The topics of the last 90 days, of all locations or of one. */
export function topicsQuery(location: string | undefined) {
  return queryOptions({
    queryKey: ["reviews", "topics", location ?? null],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/reviews/topics", { params: { query: { location } }, signal })),
    placeholderData: keepPreviousData,
  });
}

/** One review with its earlier versions. */
export function reviewQuery(id: string) {
  return queryOptions({
    queryKey: ["reviews", "one", id],
    queryFn: ({ signal }) => unwrap(api.GET("/api/v1/reviews/{id}", { params: { path: { id } }, signal })),
  });
}

/** Reasons against a reply that is not sent yet. Earlier replies count, so an old answer is asked for again. */
export function checkQuery(id: string, text: string) {
  return queryOptions({
    queryKey: ["reviews", "check", id, text],
    queryFn: ({ signal }) =>
      unwrap(
        api.POST("/api/v1/reviews/{id}/reply/check", { params: { path: { id } }, body: { text }, signal }),
      ),
  });
}

/** Drafts of a reply to a review. */
export function draftsQuery(id: string) {
  return queryOptions({
    queryKey: ["reviews", "drafts", id],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/reviews/{id}/drafts", { params: { path: { id } }, signal })),
  });
}

/** The reply templates of the organization. */
export const templatesQuery = queryOptions({
  queryKey: ["reviews", "templates"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/reply-templates", { signal })),
});

/** When replies wait for approval. */
export const settingsQuery = queryOptions({
  queryKey: ["reviews", "settings"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/reply-settings", { signal })),
});

/** Chooses when replies wait for approval. */
export function saveSettings(body: ReplySettings): Promise<ReplySettings> {
  return unwrap(api.PUT("/api/v1/reply-settings", { body }));
}

/** Replies to a review, or changes the reply. The answer is a request where another member has to approve it. */
export function sendReply(id: string, text: string): Promise<Review | ReplyRequest> {
  return unwrap(api.PUT("/api/v1/reviews/{id}/reply", { body: { text }, params: { path: { id } } }));
}

/** Removes the reply to a review. */
export function deleteReply(id: string): Promise<Review> {
  return unwrap(api.DELETE("/api/v1/reviews/{id}/reply", { params: { path: { id } } }));
}

/** Approves a version of a reply, as it was written or with another text. */
export function approveReply(id: string, version: number, text?: string): Promise<Review> {
  const params = { path: { id } };
  return unwrap(api.POST("/api/v1/reviews/{id}/reply-request/approve", { body: { version, text }, params }));
}

/** Sends a version of a reply back to its author. */
export function sendReplyBack(id: string, version: number, comment: string): Promise<ReplyRequest> {
  const params = { path: { id } };
  return unwrap(
    api.POST("/api/v1/reviews/{id}/reply-request/send-back", { body: { version, comment }, params }),
  );
}

/** Withdraws a reply of the caller that is not approved yet. */
export function withdrawReply(id: string): Promise<unknown> {
  return unwrap(api.DELETE("/api/v1/reviews/{id}/reply-request", { params: { path: { id } } }));
}

/** Marks a review as done, or as open again. */
export function markDone(id: string, is_done: boolean): Promise<Review> {
  return unwrap(api.PATCH("/api/v1/reviews/{id}", { body: { is_done }, params: { path: { id } } }));
}

/** Adds a review; the same key never adds it twice. */
export function addReview(body: NewReview, idempotencyKey: string): Promise<Review> {
  const params = { header: { "Idempotency-Key": idempotencyKey } };
  return unwrap(api.POST("/api/v1/reviews", { body, params }));
}

/** Creates a template, or replaces the one of this id. */
export function saveTemplate(id: string | undefined, body: NewTemplate): Promise<Template> {
  if (id === undefined) return unwrap(api.POST("/api/v1/reply-templates", { body }));
  return unwrap(api.PUT("/api/v1/reply-templates/{id}", { body, params: { path: { id } } }));
}

/** Deletes a template. */
export function deleteTemplate(id: string): Promise<unknown> {
  return unwrap(api.DELETE("/api/v1/reply-templates/{id}", { params: { path: { id } } }));
}

/** Shows a changed review in every list and in its pane; the returned function shows what was there before. */
export function showReview(client: QueryClient, id: string, change: (review: Review) => Review): () => void {
  const lists = client.getQueriesData<InfiniteData<Page>>({ queryKey: ["reviews", "list"] });
  const { queryKey } = reviewQuery(id);
  const detail = client.getQueryData(queryKey);
  for (const [key, data] of lists) {
    if (!data) continue;
    const pages = data.pages.map((page) => ({
      ...page,
      items: page.items.map((review) => (review.id === id ? change(review) : review)),
    }));
    client.setQueryData<InfiniteData<Page>>(key, { ...data, pages });
  }
  if (detail) client.setQueryData(queryKey, { ...detail, ...change(detail) });
  return () => {
    for (const [key, data] of lists) client.setQueryData(key, data);
    if (detail) client.setQueryData(queryKey, detail);
  };
}

/** Shows the open request of a review, or that there is none. */
export function showRequest(client: QueryClient, id: string, request: ReplyRequest | null) {
  showReview(client, id, (review) => ({ ...review, reply_request: request?.state ?? null }));
  client.setQueryData(reviewQuery(id).queryKey, (detail) => detail && { ...detail, request });
}
