// Search parameters of the requests page as React state.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import type { ChangeSearch } from "@/lib/search-params";
import type { RequestsSearch } from "./search";

const ROUTE = "/dashboard/requests";

/** Changes search parameters of the requests page. */
export type ChangeRequestsSearch = ChangeSearch<RequestsSearch>;

/** Returns the search parameters, and a function that changes them. */
export function useRequestsSearch(): [RequestsSearch, ChangeRequestsSearch] {
  const search = useSearch({ from: ROUTE });
  const navigate = useNavigate({ from: ROUTE });
  const change = useCallback<ChangeRequestsSearch>(
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
