// Search parameters of the citations page as React state.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import type { ChangeSearch } from "@/lib/search-params";
import type { CitationsSearch } from "./search";

const ROUTE = "/dashboard/citations";

/** Changes search parameters of the citations page. */
export type ChangeCitationsSearch = ChangeSearch<CitationsSearch>;

/** Returns the search parameters, and a function that changes them. */
export function useCitationsSearch(): [CitationsSearch, ChangeCitationsSearch] {
  const search = useSearch({ from: ROUTE });
  const navigate = useNavigate({ from: ROUTE });
  const change = useCallback<ChangeCitationsSearch>(
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
