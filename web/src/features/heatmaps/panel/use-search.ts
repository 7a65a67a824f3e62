// Search parameters of the heatmap page as React state.
import { getRouteApi } from "@tanstack/react-router";
import { useCallback } from "react";
import type { ChangeSearch } from "@/lib/search-params";
import type { PanelSearch } from "./search";

const route = getRouteApi("/dashboard/heatmaps/$id");

/** Changes search parameters of the heatmap page. */
export type ChangePanelSearch = ChangeSearch<PanelSearch>;

/** Returns the id of the panel, the search parameters, and functions that change them or open another panel. */
export function usePanelSearch(): {
  id: string;
  search: PanelSearch;
  change: ChangePanelSearch;
  goTo: (panel: string) => void;
} {
  const { id } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = useCallback<ChangePanelSearch>(
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
