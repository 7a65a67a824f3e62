// The address of the citations page as state.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import type { CitationsSearch } from "./search";

const ROUTE = "/dashboard/citations";

/** Changes part of the address; `undefined` takes a part out. `replace` leaves no step for the Back button. */
export type ChangeSearch = (patch: Partial<CitationsSearch>, options?: { replace?: boolean }) => void;

/** Returns the search in the URL, and a function that changes it. */
export function useCitationsSearch(): [CitationsSearch, ChangeSearch] {
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
