// Search parameters of the locations page as React state.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import type { ChangeSearch } from "@/lib/search-params";
import type { LocationsSearch } from "./search";

const ROUTE = "/dashboard/locations";

/** Changes search parameters of the locations page. */
export type ChangeLocationsSearch = ChangeSearch<LocationsSearch>;

/** Returns the search parameters, and a function that changes them. */
export function useLocationsSearch(): [LocationsSearch, ChangeLocationsSearch] {
  const search = useSearch({ from: ROUTE });
  const navigate = useNavigate({ from: ROUTE });
  const change = useCallback<ChangeLocationsSearch>(
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
