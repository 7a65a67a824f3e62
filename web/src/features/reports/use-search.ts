// Search parameters of the reports page as React state.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import type { ChangeSearch } from "@/lib/search-params";
import type { ReportsSearch } from "./search";

const ROUTE = "/dashboard/reports";

/** Changes search parameters of the reports page. */
export type ChangeReportsSearch = ChangeSearch<ReportsSearch>;

/** Returns the search parameters, and a function that changes them. */
export function useReportsSearch(): [ReportsSearch, ChangeReportsSearch] {
  const search = useSearch({ from: ROUTE });
  const navigate = useNavigate({ from: ROUTE });
  const change = useCallback<ChangeReportsSearch>(
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
