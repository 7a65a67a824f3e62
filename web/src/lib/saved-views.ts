// Saved views of a list: those of the user, and those that the organization shares.
import { queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "./api";

/** Filters and order of a list under a name. */
export type SavedView = Schemas["SavedView"];
/** Screen with a list that has views. */
export type ViewScreen = SavedView["screen"];
/** What a view shows, without its name. */
export type ViewContent = Pick<SavedView, "search" | "columns" | "density">;
type ViewChanges = Schemas["SavedViewPatch"];

/** Key of the views of all screens, and the topic of their live events. */
export const VIEWS_KEY = ["views"];

/** Every saved view of a screen that the user sees, the oldest first. */
export function viewsQuery(screen: ViewScreen) {
  return queryOptions({
    queryKey: [...VIEWS_KEY, screen],
    queryFn: ({ signal }) => unwrap(api.GET("/api/v1/views", { params: { query: { screen } }, signal })),
    staleTime: 5 * 60_000,
  });
}

/** Keeps a view. */
export function addView(body: Schemas["NewSavedView"]): Promise<SavedView> {
  return unwrap(api.POST("/api/v1/views", { body }));
}

/** Renames, shares or changes a view. */
export function changeView(id: string, body: ViewChanges): Promise<SavedView> {
  return unwrap(api.PATCH("/api/v1/views/{id}", { body, params: { path: { id } } }));
}

/** Forgets a view. */
export function removeView(id: string): Promise<unknown> {
  return unwrap(api.DELETE("/api/v1/views/{id}", { params: { path: { id } } }));
}
