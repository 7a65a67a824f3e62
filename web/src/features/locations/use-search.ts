// The address of the locations page as state.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import type { LocationsSearch } from "./search";

const ROUTE = "/dashboard/locations";

/** Changes part of the address; `undefined` takes a part out. `replace` leaves no step for the Back button. */
export type ChangeSearch = (patch: Partial<LocationsSearch>, options?: { replace?: boolean }) => void;

/** Returns the search in the URL, and a function that changes it. */
export function useLocationsSearch(): [LocationsSearch, ChangeSearch] {
  const search = useSearch({ from: ROUTE });
  const navigate = useNavigate({ from: ROUTE });
  const change = useCallback<ChangeSearch>(
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
