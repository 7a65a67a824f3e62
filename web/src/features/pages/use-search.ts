// Search parameters of the landing pages screen as React state.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import type { ChangeSearch } from "@/lib/search-params";
import { PAGES, type PagesSearch } from "./search";

/** Changes search parameters of the landing pages screen. */
export type ChangePagesSearch = ChangeSearch<PagesSearch>;

/** Returns the search parameters, and a function that changes them. */
export function usePagesSearch(): [PagesSearch, ChangePagesSearch] {
  const search = useSearch({ from: PAGES });
  const navigate = useNavigate({ from: PAGES });
  const change = useCallback<ChangePagesSearch>(
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
