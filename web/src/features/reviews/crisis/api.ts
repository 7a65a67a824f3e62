// Requests about crises of reviews.
import { queryOptions } from "@tanstack/react-query";
import { api, authFetch, expectOk, type Schemas, unwrap } from "@/lib/api";
import { saveFile } from "@/lib/save-file";

export type Crisis = Schemas["ReviewCrisis"];
export type CrisisDetail = Schemas["ReviewCrisisDetail"];
export type CrisisEntry = Schemas["ReviewCrisisEntry"];

/** Crises, open ones first. */
export const crisesQuery = queryOptions({
  queryKey: ["reviews", "crises"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/review-crises", { signal })),
  select: ({ items }: Schemas["ReviewCrisisList"]) => items,
});

/** One crisis with its time line and its reviews. */
export function crisisQuery(id: string) {
  return queryOptions({
    queryKey: ["reviews", "crises", id],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/review-crises/{id}", { params: { path: { id } }, signal })),
  });
}

/** Names the member who leads the work; null takes the lead back. */
export function nameLead(id: string, lead: string | null): Promise<Crisis> {
  return unwrap(api.PATCH("/api/v1/review-crises/{id}", { body: { lead }, params: { path: { id } } }));
}

/** Adds a note to the time line; the same key never adds it twice. */
export function addEntry(id: string, text: string, idempotencyKey: string): Promise<CrisisEntry> {
  const params = { path: { id }, header: { "Idempotency-Key": idempotencyKey } };
  return unwrap(api.POST("/api/v1/review-crises/{id}/entries", { body: { text }, params }));
}

/** Ends a crisis with a report. */
export function endCrisis(id: string, text: string): Promise<Crisis> {
  return unwrap(api.POST("/api/v1/review-crises/{id}/end", { body: { text }, params: { path: { id } } }));
}

/** Downloads the evidence pack of a crisis, with the PDF in a language. */
export async function downloadEvidence(id: string, language: string) {
  const path = `/api/v1/review-crises/${encodeURIComponent(id)}/evidence?language=${language}`;
  const response = await expectOk(await authFetch(path));
  saveFile(await response.blob(), response, "review-crisis.zip");
}
