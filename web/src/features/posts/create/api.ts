// Requests that prepare a post, and those that keep it and let it out.
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, authFetch, expectOk, unwrap } from "@/lib/api";
import type {
  Language,
  NewPost,
  NewPostTemplate,
  Post,
  PostPhoto,
  PostTemplate,
  Season,
  Trade,
} from "../types";

/** Fields of a post that the check reads. */
export type CheckedText = Pick<NewPost, "kind" | "texts" | "title" | "event" | "offer" | "button">;

/** Included and excluded locations of a post. Both may change, so stale answers are refetched. */
export function forecastQuery(body: NewPost) {
  return queryOptions({
    queryKey: ["posts", "forecast", body],
    queryFn: ({ signal }) => unwrap(api.POST("/api/v1/posts/forecast", { body, signal })),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Passages that break Google's rules. */
export function checkQuery(body: CheckedText) {
  return queryOptions({
    queryKey: ["posts", "check", body],
    queryFn: ({ signal }) => unwrap(api.POST("/api/v1/posts/check", { body, signal })),
    select: ({ items }) => items,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Templates of the program and of the organization. */
export function templatesQuery(language: Language, trade: Trade | undefined, season: Season | undefined) {
  return queryOptions({
    queryKey: ["posts", "templates", language, trade ?? null, season ?? null],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/post-templates", { params: { query: { language, trade, season } }, signal })),
    select: ({ items }) => items,
    placeholderData: keepPreviousData,
  });
}

/** Deletes a template of the organization. */
export const deleteTemplate = (id: string): Promise<unknown> =>
  unwrap(api.DELETE("/api/v1/post-templates/{id}", { params: { path: { id } } }));

/** Keeps a text as a template of the organization. */
export const saveTemplate = (body: NewPostTemplate): Promise<PostTemplate> =>
  unwrap(api.POST("/api/v1/post-templates", { body }));

/** Uploads a photo that was cropped. */
export async function uploadPhoto(photo: Blob): Promise<PostPhoto> {
  const answer = await expectOk(
    await authFetch(new URL("/api/v1/post-photos", location.origin).href, {
      method: "POST",
      headers: { "Content-Type": photo.type },
      body: photo,
    }),
  );
  return (await answer.json()) as PostPhoto;
}

/** Adds a draft; the same key never adds it twice. */
export function createPost(body: NewPost, idempotencyKey: string): Promise<Post> {
  const params = { header: { "Idempotency-Key": idempotencyKey } };
  return unwrap(api.POST("/api/v1/posts", { body, params }));
}

/** Changes a post; where it is live, at Google too. */
export const changePost = (id: string, body: NewPost): Promise<Post> =>
  unwrap(api.PATCH("/api/v1/posts/{id}", { params: { path: { id } }, body }));

/** Releases a post at its time, or sends it for approval where that is required. */
export const schedulePost = (id: string): Promise<Post> =>
  unwrap(api.POST("/api/v1/posts/{id}/schedule", { params: { path: { id } } }));
