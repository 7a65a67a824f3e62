// Search parameters of the posts page as React state.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import type { ChangeSearch } from "@/lib/search-params";
import type { PostsSearch } from "./search";

const ROUTE = "/dashboard/posts";

/** Changes search parameters of the posts page. */
export type ChangePostsSearch = ChangeSearch<PostsSearch>;

/** Returns the search parameters, and a function that changes them. */
export function usePostsSearch(): [PostsSearch, ChangePostsSearch] {
  const search = useSearch({ from: ROUTE });
  const navigate = useNavigate({ from: ROUTE });
  const change = useCallback<ChangePostsSearch>(
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
