// Number of selected locations with edits that Google does not have.
import { queryOptions } from "@tanstack/react-query";
import type { operations } from "@/api/schema";
import { api, unwrap } from "@/lib/api";

type Filters = NonNullable<operations["count_locations"]["parameters"]["query"]>;

/** Locations whose edits are to be published: linked ones by their ids, or all that match filters without some. */
export interface PublishScope {
  /** Null while some of the selected locations are not loaded. */
  ids: readonly string[] | null;
  matching: { filters: Filters; except: readonly string[] } | null;
}

/** Locations of one request. */
const PAGE = 200;
/** Maximum number of requests; more locations are not counted one by one. */
const MAX_PAGES = 5;

/** Returns the filters that lead to the unpublished locations, and which of them are selected; null for unknown ones. */
export function unpublishedSearch({ ids, matching }: PublishScope) {
  const google = "unpublished" as const;
  // One filter cannot ask for two states at Google.
  if (matching && matching.filters.google !== "changed") {
    const except = new Set(matching.except);
    return {
      filters: { ...matching.filters, google },
      isSelected: except.size === 0 ? null : (id: string) => !except.has(id),
    };
  }
  if (!ids) return null;
  const chosen = new Set(ids);
  return { filters: { google }, isSelected: (id: string) => chosen.has(id) };
}

/** Counts the selected locations with edits to publish; null when there are too many to look at. */
async function countUnpublished(scope: PublishScope, signal: AbortSignal): Promise<number | null> {
  const search = unpublishedSearch(scope);
  if (!search) return null;
  const { filters, isSelected } = search;
  if (!isSelected) {
    const query = filters;
    return (await unwrap(api.GET("/api/v1/locations/count", { params: { query }, signal }))).count;
  }
  let count = 0;
  let cursor: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = { ...filters, limit: PAGE, ...(cursor ? { cursor } : {}) };
    const { items, next_cursor } = await unwrap(api.GET("/api/v1/locations", { params: { query }, signal }));
    count += items.filter(({ id }) => isSelected(id)).length;
    if (!next_cursor) return count;
    cursor = next_cursor;
  }
  return null;
}

/** Number of selected locations with edits to publish, counted anew for each question. */
export const unpublishedQuery = (scope: PublishScope) =>
  queryOptions({
    queryKey: ["google", "unpublished", scope],
    queryFn: ({ signal }) => countUnpublished(scope, signal),
    staleTime: 0,
    gcTime: 0,
  });
