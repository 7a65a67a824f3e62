// The address of the screen of pages as state.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import { PAGES, type PagesSearch } from "./search";

/** Changes part of the address; `undefined` takes a part out. `replace` leaves no step for the Back button. */
export type ChangeSearch = (patch: Partial<PagesSearch>, options?: { replace?: boolean }) => void;

/** Returns the search in the URL, and a function that changes it. */
export function usePagesSearch(): [PagesSearch, ChangeSearch] {
  const search = useSearch({ from: PAGES });
  const navigate = useNavigate({ from: PAGES });
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
