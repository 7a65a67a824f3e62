// Reading and marking notifications, and which kinds one wants.
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";

export type Notification = Schemas["Notification"];
export type Kind = Schemas["NotificationKind"];
export type Preferences = Schemas["NotificationPreferences"];
export type Delivery = Schemas["NotificationDelivery"];

/** Change of one kind; whatever is left out stays. */
export type Change = Partial<Omit<Schemas["NotificationPreference"], "kind">>;

const PAGE = 20;

/** Number of unread notifications. */
export const unreadQuery = queryOptions({
  queryKey: ["notifications", "count"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/notifications/count", { signal })),
});

/** All of them, page by page, the latest first. */
export const listQuery = infiniteQueryOptions({
  queryKey: ["notifications", "list"],
  queryFn: ({ signal, pageParam: cursor }) =>
    unwrap(api.GET("/api/v1/notifications", { signal, params: { query: { limit: PAGE, cursor } } })),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
});

/** Channels of each kind for the person. */
export const preferencesQuery = queryOptions({
  queryKey: ["notifications", "preferences"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/notifications/preferences", { signal })),
});

/** Marks some or all notifications as read. */
export const markRead = (body: { ids: string[] } | { all: true }) =>
  unwrap(api.POST("/api/v1/notifications/read", { body }));

/** Changes one kind; returns all of them. */
export const setPreference = (kind: Kind, change: Change): Promise<Preferences> =>
  unwrap(api.PUT("/api/v1/notifications/preferences", { body: { items: [{ kind, ...change }] } }));

/** Marks notifications as read in the cache; returns a function that rolls the change back. */
export function markReadInCache(client: QueryClient, ids: readonly string[] | "all"): () => void {
  const list = client.getQueryData(listQuery.queryKey);
  const count = client.getQueryData(unreadQuery.queryKey);
  const read_at = new Date().toISOString();
  const isMeant = ({ id, read_at }: Notification) => read_at === null && (ids === "all" || ids.includes(id));
  if (list) {
    const pages = list.pages.map((page) => ({
      ...page,
      items: page.items.map((item) => (isMeant(item) ? { ...item, read_at } : item)),
    }));
    client.setQueryData(listQuery.queryKey, { ...list, pages });
  }
  if (count) {
    const left = ids === "all" ? 0 : Math.max(0, count.unread - ids.length);
    client.setQueryData(unreadQuery.queryKey, { unread: left });
  }
  return () => {
    client.setQueryData(listQuery.queryKey, list);
    client.setQueryData(unreadQuery.queryKey, count);
  };
}
