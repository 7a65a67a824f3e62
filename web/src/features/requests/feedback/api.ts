// Requests about private feedback. The first part of each key is the topic of its live events.
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";
import type { Feedback, FeedbackPatch, FeedbackState } from "../types";

export type Colleague = Schemas["ReviewColleague"];

/** Filters of the list. */
export interface FeedbackFilters {
  state?: FeedbackState;
  location?: string;
  assignee?: string;
}

/** Messages per request. */
const PAGE_SIZE = 50;

/** The list, the newest first, page after page. */
export function feedbackListQuery(filters: FeedbackFilters) {
  return infiniteQueryOptions({
    queryKey: ["feedback", "list", filters],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET("/api/v1/feedback", {
          params: { query: { ...filters, limit: PAGE_SIZE, cursor: pageParam ?? undefined } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** One message with its answers. */
export function feedbackQuery(id: string) {
  return queryOptions({
    queryKey: ["feedback", "one", id],
    queryFn: ({ signal }) => unwrap(api.GET("/api/v1/feedback/{id}", { params: { path: { id } }, signal })),
  });
}

/** Members who can be assigned at a location. */
export function colleaguesQuery(location: string) {
  return queryOptions({
    queryKey: ["members", "of-feedback", location],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/reviews/members", { params: { query: { location } }, signal })),
    select: ({ items }: Schemas["ReviewColleagueList"]) =>
      items.filter(({ may_be_assigned }) => may_be_assigned),
  });
}

/** Changes the state or the assignee. */
export function changeFeedback(id: string, body: FeedbackPatch): Promise<Feedback> {
  return unwrap(api.PATCH("/api/v1/feedback/{id}", { body, params: { path: { id } } }));
}

/** Deletes a message with its answers. */
export function deleteFeedback(id: string): Promise<unknown> {
  return unwrap(api.DELETE("/api/v1/feedback/{id}", { params: { path: { id } } }));
}

/** Answers by email. Repeated requests with one key send one email. */
export function answerFeedback(id: string, text: string, key: string): Promise<Feedback> {
  return unwrap(
    api.POST("/api/v1/feedback/{id}/messages", {
      body: { text },
      params: { path: { id }, header: { "Idempotency-Key": key } },
    }),
  );
}
