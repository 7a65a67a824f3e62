// The address of the page of posts as state.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import type { PostsSearch } from "./search";

const ROUTE = "/dashboard/posts";

/** Changes part of the address; `undefined` takes a part out. `replace` leaves no step for the Back button. */
export type ChangeSearch = (patch: Partial<PostsSearch>, options?: { replace?: boolean }) => void;

/** Returns the search in the URL, and a function that changes it. */
export function usePostsSearch(): [PostsSearch, ChangeSearch] {
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
