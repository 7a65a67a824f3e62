// Search parameters of the page of clients as React state.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import type { ChangeSearch } from "@/lib/search-params";
import type { ClientsSearch } from "./search";

const ROUTE = "/dashboard/clients";

/** Returns the search parameters, and a function that changes them. */
export function useClientsSearch(): [ClientsSearch, ChangeSearch<ClientsSearch>] {
  const search = useSearch({ from: ROUTE });
  const navigate = useNavigate({ from: ROUTE });
  const change = useCallback<ChangeSearch<ClientsSearch>>(
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
