// Requests that prepare a post, and those that keep it and let it out.
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { authFetch, expectOk } from "@/lib/api";
import type {
  Language,
  NewPost,
  Post,
  PostForecast,
  PostPhoto,
  PostProblem,
  PostTemplate,
  Season,
  Trade,
} from "../types";
import { send } from "../wire";

/** What is checked of a post. */
export type Checked = Pick<NewPost, "kind" | "texts" | "title" | "event" | "offer" | "button">;

/** Locations that get a post, and those that are left out. Either may change, so an old answer is asked for again. */
export function forecastQuery(body: NewPost) {
  return queryOptions({
    queryKey: ["posts", "forecast", body],
    queryFn: ({ signal }) => send<PostForecast>("POST", "/api/v1/posts/forecast", { body, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Passages that break Google's rules. */
export function checkQuery(body: Checked) {
  return queryOptions({
    queryKey: ["posts", "check", body],
    queryFn: ({ signal }) => send<{ items: PostProblem[] }>("POST", "/api/v1/posts/check", { body, signal }),
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
      send<{ items: PostTemplate[] }>("GET", "/api/v1/post-templates", {
        query: { language, trade, season },
        signal,
      }),
    select: ({ items }) => items,
    placeholderData: keepPreviousData,
  });
}

/** Deletes a template of the organization. */
export const deleteTemplate = (id: string) =>
  send<void>("DELETE", `/api/v1/post-templates/${encodeURIComponent(id)}`);

/** Keeps a text as a template of the organization. */
export const saveTemplate = (body: Omit<PostTemplate, "id" | "is_built_in" | "trade" | "season">) =>
  send<PostTemplate>("POST", "/api/v1/post-templates", { body });

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
export const createPost = (body: NewPost, idempotencyKey: string) =>
  send<Post>("POST", "/api/v1/posts", { body, headers: { "Idempotency-Key": idempotencyKey } });

/** Changes a post; where it is live, at Google too. */
export const changePost = (id: string, body: NewPost) =>
  send<Post>("PATCH", `/api/v1/posts/${encodeURIComponent(id)}`, { body });

/** Lets a post out at its time, or sends it for approval where that is required. */
export const schedulePost = (id: string) =>
  send<Post>("POST", `/api/v1/posts/${encodeURIComponent(id)}/schedule`);
