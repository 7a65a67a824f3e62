// The address of the page of reports as state.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import type { ReportsSearch } from "./search";

const ROUTE = "/dashboard/reports";

/** Changes part of the address; `undefined` takes a part out. `replace` leaves no step for the Back button. */
export type ChangeSearch = (patch: Partial<ReportsSearch>, options?: { replace?: boolean }) => void;

/** Returns the search in the URL, and a function that changes it. */
export function useReportsSearch(): [ReportsSearch, ChangeSearch] {
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
