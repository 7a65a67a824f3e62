// Saved views of the user; other users do not see them.
import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";
import type { View } from "./view";

/** Every saved view, by name. */
export const viewsQuery = queryOptions({
  queryKey: ["views"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/views", { signal })),
  staleTime: 5 * 60_000,
});

/** Keeps a view. */
export function addView(body: Schemas["NewSavedView"]): Promise<View> {
  return unwrap(api.POST("/api/v1/views", { body }));
}

/** Renames or changes a view. */
export function changeView(id: string, body: Schemas["SavedViewPatch"]): Promise<View> {
  return unwrap(api.PATCH("/api/v1/views/{id}", { body, params: { path: { id } } }));
}

/** Forgets a view. */
export function removeView(id: string): Promise<unknown> {
  return unwrap(api.DELETE("/api/v1/views/{id}", { params: { path: { id } } }));
}
