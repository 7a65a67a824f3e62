// Requests about one post.
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import type { Post, PostTarget, TargetState } from "../types";
import { send } from "../wire";

/** Items per request. */
const PAGE_SIZE = 50;

const pathOf = (id: string) => `/api/v1/posts/${encodeURIComponent(id)}`;

/** The locations of a post, page after page; all, or those in one state. */
export function targetsQuery(id: string, state: TargetState | undefined) {
  return infiniteQueryOptions({
    queryKey: ["posts", "targets", id, state ?? null],
    queryFn: ({ pageParam, signal }) =>
      send<{ items: PostTarget[]; next_cursor: string | null }>("GET", `${pathOf(id)}/targets`, {
        query: { state, limit: PAGE_SIZE, cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
}

/** Approves a post, and lets it out at its time. */
export const approvePost = (id: string) => send<Post>("POST", `${pathOf(id)}/approve`);

/** Sends a post back to its author with a comment. */
export const sendBack = (id: string, note: string) =>
  send<Post>("POST", `${pathOf(id)}/send-back`, { body: { note } });

/** Stops what has not gone out. */
export const stopPost = (id: string) => send<Post>("POST", `${pathOf(id)}/stop`);

/** Sends a post again where it was refused or could not be sent. */
export const retryPost = (id: string) =>
  send<{ locations: number }>("POST", `${pathOf(id)}/retry`, { body: {} });

/** Deletes a post; where it is live, at Google too. */
export const deletePost = (id: string) => send<Post | undefined>("DELETE", pathOf(id));
