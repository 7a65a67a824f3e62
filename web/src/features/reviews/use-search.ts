// Search parameters of the reviews page as React state.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";
import type { ChangeSearch } from "@/lib/search-params";
import type { ReviewsSearch } from "./search";

const ROUTE = "/dashboard/reviews";

/** Changes search parameters of the reviews page. */
export type ChangeReviewsSearch = ChangeSearch<ReviewsSearch>;

/** Returns the search parameters, and a function that changes them. */
export function useReviewsSearch(): [ReviewsSearch, ChangeReviewsSearch] {
  const search = useSearch({ from: ROUTE });
  const navigate = useNavigate({ from: ROUTE });
  const change = useCallback<ChangeReviewsSearch>(
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
