// Requests about posts. The first part of each key is the topic of their live events.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "@/lib/api";
import type { Range } from "./dates";
import type { Filters } from "./search";
import type { GooglePost, Post, PostCalendar, PostSettings } from "./types";
import { send } from "./wire";

/** Items per request. */
const PAGE_SIZE = 50;

interface Page<Item> {
  items: Item[];
  next_cursor: string | null;
}

/** What happens on each day of a range. */
export function calendarQuery({ from, to }: Range, { location, label, kind }: Filters) {
  return queryOptions({
    queryKey: ["posts", "calendar", from, to, { location, label, kind }],
    queryFn: ({ signal }) =>
      send<PostCalendar>("GET", "/api/v1/posts/calendar", {
        query: { from, to, location, label, kind },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** The posts, the newest first, page after page. */
export function postsQuery({ location, label, kind, state }: Filters, search?: string) {
  return infiniteQueryOptions({
    queryKey: ["posts", "list", { location, label, kind, state, search }],
    queryFn: ({ pageParam, signal }) =>
      send<Page<Post>>("GET", "/api/v1/posts", {
        query: { location, label, kind, ...stateQuery(state), search, limit: PAGE_SIZE, cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
}

/** How the server narrows the list by a state. */
function stateQuery(state: Filters["state"]) {
  return state === "refused" ? { refused: "true" } : { state };
}

/** One post. */
export function postQuery(id: string) {
  return queryOptions({
    queryKey: ["posts", "one", id],
    queryFn: ({ signal }) => send<Post>("GET", `/api/v1/posts/${encodeURIComponent(id)}`, { signal }),
  });
}

/** Posts that stand at Google for a location. */
export function googlePostsQuery(id: string) {
  return queryOptions({
    queryKey: ["posts", "google", id],
    queryFn: ({ signal }) =>
      send<{ items: GooglePost[] }>("GET", `/api/v1/locations/${encodeURIComponent(id)}/google-posts`, {
        signal,
      }),
    retry: false,
  });
}

/** Rules of the organization about posts. */
export const settingsQuery = queryOptions({
  queryKey: ["posts", "settings"],
  queryFn: ({ signal }) => send<PostSettings>("GET", "/api/v1/post-settings", { signal }),
});

/** Labels of the organization. */
export const labelsQuery = queryOptions({
  queryKey: ["labels"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/labels", { signal })),
});

/** Changes the rules of the organization. */
export const saveSettings = (body: PostSettings) =>
  send<PostSettings>("PUT", "/api/v1/post-settings", { body });

/** Moves a post to another local day and time. */
export const movePost = (id: string, at: string) =>
  send<Post>("POST", `/api/v1/posts/${encodeURIComponent(id)}/move`, { body: { at } });
