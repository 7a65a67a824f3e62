// A saved view and its list: filters and sort as search parameters, columns and density as a look.
import type { ViewContent } from "@/lib/saved-views";
import { isSameLook, type Look, parseLook } from "../list/look";
import { filtersOf, type LocationsSearch, NO_FILTERS, parseLocationsSearch } from "../search";

/** Returns the query string of a view: filters, sort, and the choice of list or map, always in the same order. */
export function searchTextOf(search: LocationsSearch): string {
  const params = { ...filtersOf(search), sort: search.sort, view: search.view };
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

/** Returns the search parameters that show a view. */
export function searchOfView({ search }: Pick<ViewContent, "search">): Partial<LocationsSearch> {
  const raw = Object.fromEntries(new URLSearchParams(search));
  const { sort, view, ...rest } = parseLocationsSearch(raw);
  return { ...NO_FILTERS, ...filtersOf(rest), sort, view };
}

/** The look of a view. */
export function lookOfView({ columns, density }: Pick<ViewContent, "columns" | "density">): Look {
  return parseLook({ columns, density });
}

/** Returns true if the list matches a view. */
export function isShown(view: ViewContent, search: LocationsSearch, look: Look): boolean {
  const { q, ...rest } = parseLocationsSearch(Object.fromEntries(new URLSearchParams(view.search)));
  return searchTextOf({ ...rest, q }) === searchTextOf(search) && isSameLook(lookOfView(view), look);
}

/** Returns a view of the list in its current state. */
export function viewOf(search: LocationsSearch, look: Look): ViewContent {
  return { search: searchTextOf(search), columns: [...look.columns], density: look.density };
}
