// The address of the page of a panel as state.
import { getRouteApi } from "@tanstack/react-router";
import { useCallback } from "react";
import type { PanelSearch } from "./search";

const route = getRouteApi("/dashboard/heatmaps/$id");

/** Changes part of the address; `undefined` takes a part out. `replace` leaves no step for the Back button. */
export type ChangeSearch = (patch: Partial<PanelSearch>, options?: { replace?: boolean }) => void;

/** Returns the id of the panel, the search in the URL, and functions that change it or lead to another panel. */
export function usePanelSearch(): {
  id: string;
  search: PanelSearch;
  change: ChangeSearch;
  goTo: (panel: string) => void;
} {
  const { id } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = useCallback<ChangeSearch>(
    (patch, options) =>
      void navigate({
        search: (before) => ({ ...before, ...patch }),
        replace: options?.replace,
        resetScroll: false,
      }),
    [navigate],
  );
  const goTo = useCallback(
    (panel: string) =>
      void navigate({
        to: "/dashboard/heatmaps/$id",
        params: { id: panel },
        search: ({ rival, tab, sort, reversed }) => ({ rival, tab, sort, reversed }),
        resetScroll: false,
      }),
    [navigate],
  );
  return { id, search, change, goTo };
}
