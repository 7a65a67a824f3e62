// Search parameters of the heatmaps page as React state.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import type { ChangeSearch } from "@/lib/search-params";
import type { HeatmapsSearch } from "./search";

const ROUTE = "/dashboard/heatmaps";

/** Changes search parameters of the heatmaps page. */
export type ChangeHeatmapsSearch = ChangeSearch<HeatmapsSearch>;

/** Returns the search parameters, and a function that changes them. */
export function useHeatmapsSearch(): [HeatmapsSearch, ChangeHeatmapsSearch] {
  const search = useSearch({ from: ROUTE });
  const navigate = useNavigate({ from: ROUTE });
  const change = useCallback<ChangeHeatmapsSearch>(
    (patch, options) =>
      void navigate({
        search: (before) => ({ ...before, ...patch }),
        replace: options?.replace,
        resetScroll: false,
      }),
    [navigate],
  );
  return [search, change];
}
