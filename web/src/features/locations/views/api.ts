// The views someone has saved; nobody else sees them.
import { queryOptions } from "@tanstack/react-query";
import { request } from "../request";
import type { View } from "./view";

/** Every saved view, by name. */
export const viewsQuery = queryOptions({
  queryKey: ["views"],
  queryFn: ({ signal }) => request<{ items: View[] }>("GET", "/views", { signal }),
  staleTime: 5 * 60_000,
});

/** Keeps a view. */
export function addView(body: Omit<View, "id">): Promise<View> {
  return request("POST", "/views", { body });
}

/** Gives a view another name or content. */
export function changeView(id: string, body: Partial<Omit<View, "id">>): Promise<View> {
  return request("PATCH", `/views/${id}`, { body });
}

/** Forgets a view. */
export function removeView(id: string): Promise<void> {
  return request("DELETE", `/views/${id}`);
}
