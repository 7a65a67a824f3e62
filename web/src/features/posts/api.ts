// Requests about posts. The first part of each key is the topic of their live events.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "@/lib/api";
import type { Range } from "./dates";
import type { Filters } from "./search";
import type { Post, PostSettings } from "./types";

/** Items per request. */
const PAGE_SIZE = 50;
/** Interval of polling in milliseconds while a post goes out, in case live events do not arrive. */
const POLL_MS = 10_000;

/** Calendar entries on each day of a range. */
export function calendarQuery({ from, to }: Range, { location, label, kind }: Filters) {
  return queryOptions({
    queryKey: ["posts", "calendar", from, to, { location, label, kind }],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET("/api/v1/posts/calendar", { params: { query: { from, to, location, label, kind } }, signal }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** The posts, the newest first, page after page. */
export function postsQuery({ location, label, kind, state }: Filters, search?: string) {
  return infiniteQueryOptions({
    queryKey: ["posts", "list", { location, label, kind, state, search }],
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam ?? undefined;
      const query = { location, label, kind, ...stateQuery(state), search, limit: PAGE_SIZE, cursor };
      return unwrap(api.GET("/api/v1/posts", { params: { query }, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
}

/** Maps a state filter to the parameters of the list. */
function stateQuery(state: Filters["state"]) {
  return state === "refused" ? { refused: true } : { state };
}

/** One post; polled while it goes out. */
export function postQuery(id: string) {
  return queryOptions({
    queryKey: ["posts", "one", id],
    queryFn: ({ signal }) => unwrap(api.GET("/api/v1/posts/{id}", { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data?.state === "publishing" ? POLL_MS : false),
  });
}

/** Posts of a location at Google. */
export function googlePostsQuery(id: string) {
  return queryOptions({
    queryKey: ["posts", "google", id],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/locations/{id}/google-posts", { params: { path: { id } }, signal })),
    retry: false,
  });
}

/** Rules of the organization about posts. */
export const settingsQuery = queryOptions({
  queryKey: ["posts", "settings"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/post-settings", { signal })),
});

/** Labels of the organization. */
export const labelsQuery = queryOptions({
  queryKey: ["labels"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/labels", { signal })),
});

/** Changes the rules of the organization. */
export const saveSettings = (body: PostSettings): Promise<PostSettings> =>
  unwrap(api.PUT("/api/v1/post-settings", { body }));

/** Moves a post to another local day and time. */
export const movePost = (id: string, at: string): Promise<Post> =>
  unwrap(api.POST("/api/v1/posts/{id}/move", { params: { path: { id } }, body: { at } }));
