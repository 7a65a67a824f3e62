// Settings of drafting, the organization's key, and automatic replies.
import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";

export type { DraftingStatus } from "@/lib/drafting";
export type Style = Schemas["DraftingStyle"];
export type NewKey = Schemas["NewDraftingKey"];
export type NewLimits = Schemas["NewDraftingLimits"];
export type AutomaticReplies = Schemas["AutomaticReplies"];
export type AutomaticReply = Schemas["AutomaticReply"];
export type NewAutomaticReplies = Schemas["NewAutomaticReplies"];
type Status = Schemas["DraftingStatus"];

/** Saves tone, and words and topics that are never drafted. */
export function saveStyle(body: Style): Promise<Status> {
  return unwrap(api.PUT("/api/v1/drafting/style", { body }));
}

/** Saves the limits per month. */
export function saveLimits(body: NewLimits): Promise<Status> {
  return unwrap(api.PUT("/api/v1/drafting/limits", { body }));
}

/** Allows or forbids drafts for health and legal professions. */
export function allowConfidential(is_allowed: boolean): Promise<Status> {
  return unwrap(api.PUT("/api/v1/drafting/confidential", { body: { is_allowed } }));
}

/** Adds or replaces the organization's key, once the server accepts it. */
export function putKey(body: NewKey): Promise<Status> {
  return unwrap(api.PUT("/api/v1/drafting/key", { body }));
}

/** Checks the organization's key again. */
export function checkKey(): Promise<Status> {
  return unwrap(api.POST("/api/v1/drafting/key/check"));
}

/** Removes the organization's key. */
export function removeKey(): Promise<unknown> {
  return unwrap(api.DELETE("/api/v1/drafting/key"));
}

/** Deletes stored prompts and texts. */
export function deleteStored(): Promise<unknown> {
  return unwrap(api.DELETE("/api/v1/drafting/stored"));
}

/** Automatic replies of a location. */
export function automaticQuery(id: string) {
  return queryOptions({
    queryKey: ["drafting", "automatic", id],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/locations/{id}/automatic-replies", { params: { path: { id } }, signal })),
  });
}

/** Latest automatic replies of a location. */
export function historyQuery(id: string) {
  return queryOptions({
    queryKey: ["drafting", "automatic", id, "history"],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET("/api/v1/locations/{id}/automatic-replies/history", { params: { path: { id } }, signal }),
      ),
  });
}

/** Turns automatic replies of a location on or off, or changes them. */
export function saveAutomatic(id: string, body: NewAutomaticReplies): Promise<AutomaticReplies> {
  return unwrap(api.PUT("/api/v1/locations/{id}/automatic-replies", { body, params: { path: { id } } }));
}
