// Requests about one post.
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";
import type { Post, TargetState } from "../types";

/** Items per request. */
const PAGE_SIZE = 50;

const paramsOf = (id: string) => ({ path: { id } });

/** The locations of a post, page after page; all, or those in one state. */
export function targetsQuery(id: string, state: TargetState | undefined) {
  return infiniteQueryOptions({
    queryKey: ["posts", "targets", id, state ?? null],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET("/api/v1/posts/{id}/targets", {
          params: { path: { id }, query: { state, limit: PAGE_SIZE, cursor: pageParam ?? undefined } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
}

/** Approves the version of a post that is shown, and releases it at its time. */
export const approvePost = ({ id, version }: Post): Promise<Post> =>
  unwrap(api.POST("/api/v1/posts/{id}/approve", { params: paramsOf(id), body: { version } }));

/** Sends a post back to its author with a comment. */
export const sendBack = (id: string, note: string): Promise<Post> =>
  unwrap(api.POST("/api/v1/posts/{id}/send-back", { params: paramsOf(id), body: { note } }));

/** Stops a post at the locations that it has not reached. */
export const stopPost = (id: string): Promise<Post> =>
  unwrap(api.POST("/api/v1/posts/{id}/stop", { params: paramsOf(id) }));

/** Sends a post again to the locations where it failed. */
export const retryPost = (id: string): Promise<Schemas["PostRetried"]> =>
  unwrap(api.POST("/api/v1/posts/{id}/retry", { params: paramsOf(id), body: {} }));

/** Deletes a post. Where it is live, it is deleted at Google first, and is returned. */
export const deletePost = (id: string): Promise<Post | undefined> =>
  unwrap(api.DELETE("/api/v1/posts/{id}", { params: paramsOf(id) }));
