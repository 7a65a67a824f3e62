// Requests about assignments, internal notes and response times.
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { operations } from "@/api/schema";
import { api, type Schemas, unwrap } from "@/lib/api";
import type { Review } from "../api";
import type { ReviewFilters } from "../search";

export type Assignment = Schemas["ReviewAssignment"];
export type WorkState = Schemas["ReviewWorkState"];
export type Colleague = Schemas["ReviewColleague"];
export type Note = Schemas["ReviewNote"];
export type ResponseTimes = Schemas["ReviewResponseTimes"];
type TimesQuery = NonNullable<operations["get_review_response_times"]["parameters"]["query"]>;
export type ResponseDays = NonNullable<TimesQuery["days"]>;
export type BulkAction = Schemas["ReviewBulkAction"];
export type BulkResult = Schemas["ReviewBulkResult"];

/** Parts of an assignment that a member changes. */
export interface AssignmentChange {
  assignee: string | null;
  due_at: string | null;
  state: WorkState;
}

/** Members who can be assigned or mentioned, at one location or anywhere. */
export function colleaguesQuery(location: string | undefined) {
  return queryOptions({
    queryKey: ["members", "of-reviews", location ?? null],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/reviews/members", { params: { query: { location } }, signal })),
    select: ({ items }: Schemas["ReviewColleagueList"]) => items,
  });
}

/** Changes a version of the assignment of a review. */
export function assign(id: string, version: number, change: AssignmentChange): Promise<Review> {
  return unwrap(
    api.PUT("/api/v1/reviews/{id}/assignment", { body: { ...change, version }, params: { path: { id } } }),
  );
}

/** Reviews that a bulk change is about: some by id, or all that the filters let through. */
export type BulkSelection = { ids: string[] } | { filter: ReviewFilters };

/** Changes the assignments of many reviews; the same key never changes them twice. */
export function changeMany(
  selection: BulkSelection,
  action: BulkAction,
  idempotencyKey: string,
): Promise<BulkResult> {
  const params = { header: { "Idempotency-Key": idempotencyKey } };
  return unwrap(api.POST("/api/v1/reviews/bulk", { body: { ...selection, action }, params }));
}

/** Notes about a review. */
export function notesQuery(id: string) {
  return queryOptions({
    queryKey: ["reviews", "notes", id],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/reviews/{id}/notes", { params: { path: { id } }, signal })),
    select: ({ items }: Schemas["ReviewNoteList"]) => items,
  });
}

/** Adds a note, or changes the one of this id. */
export function saveNote(id: string, note: string | undefined, text: string): Promise<Note> {
  if (note === undefined) {
    return unwrap(api.POST("/api/v1/reviews/{id}/notes", { body: { text }, params: { path: { id } } }));
  }
  const params = { path: { id, note_id: note } };
  return unwrap(api.PATCH("/api/v1/reviews/{id}/notes/{note_id}", { body: { text }, params }));
}

/** Deletes a note of the reader. */
export function deleteNote(id: string, note: string): Promise<unknown> {
  return unwrap(
    api.DELETE("/api/v1/reviews/{id}/notes/{note_id}", { params: { path: { id, note_id: note } } }),
  );
}

/** Median times to the first reply, of all locations or of one. */
export function responseTimesQuery(location: string | undefined, days: ResponseDays) {
  return queryOptions({
    queryKey: ["reviews", "response-times", location ?? null, days],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/reviews/response-times", { params: { query: { location, days } }, signal })),
    placeholderData: keepPreviousData,
  });
}
