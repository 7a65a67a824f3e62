// The state of the locations page in its address: what is searched, filtered, sorted, and which dialog is open.
import type { operations } from "@/api/schema";

type ListQuery = NonNullable<operations["list_locations"]["parameters"]["query"]>;
export type LocationSort = NonNullable<ListQuery["sort"]>;
export type StatusFilter = "all" | "verified" | "unverified";

/** The sorts, in the order they are offered; the first is the default. */
export const SORTS = [
  "name",
  "city",
  "rating",
  "reviews",
  "last_sync",
] as const satisfies readonly LocationSort[];
/** The thresholds of "minimum rating"; 0 is any. */
export const MIN_RATINGS = [0, 1, 2, 3, 4, 4.5] as const;
export type MinRating = (typeof MIN_RATINGS)[number];

/** Longest text kept in the address; the server refuses longer. */
const MAX_TEXT = 200;

/** What the address says. Defaults are left out, so that a plain list has a plain address. */
export interface LocationsSearch {
  q?: string;
  status?: Exclude<StatusFilter, "all">;
  city?: string;
  category?: string;
  min_rating?: Exclude<MinRating, 0>;
  sort?: LocationSort;
  /** The Add Location dialog is open. */
  add?: true;
  /** The import dialog is open: on a new file, or on the import of this id. */
  import?: string;
}

/** What narrows the list; the same names as the API's query parameters. */
export type Filters = Pick<LocationsSearch, "q" | "status" | "city" | "category" | "min_rating">;

/** Reads an address. Anything that is not understood is left out, never an error. */
export function parseLocationsSearch(raw: Record<string, unknown>): LocationsSearch {
  // What is not understood is said as undefined, not left out: the router lays this over the raw address.
  return {
    q: text(raw.q),
    status: raw.status === "verified" || raw.status === "unverified" ? raw.status : undefined,
    city: text(raw.city),
    category: text(raw.category),
    min_rating: minRating(Number(raw.min_rating)),
    sort: SORTS.find((sort) => sort === raw.sort && sort !== SORTS[0]),
    add: raw.add === true || raw.add === "true" ? true : undefined,
    import: text(raw.import),
  };
}

/** The filters of an address, without the sort and the dialogs. */
export function filtersOf({ q, status, city, category, min_rating }: LocationsSearch): Filters {
  return { q, status, city, category, min_rating };
}

/** The filters that the panel sets and the pills show: all but the search text. */
export function activeFilters(search: LocationsSearch): Exclude<keyof Filters, "q">[] {
  return (["status", "city", "category", "min_rating"] as const).filter((key) => search[key] !== undefined);
}

/** Whether anything narrows the list. */
export function isNarrowed(search: LocationsSearch): boolean {
  return search.q !== undefined || activeFilters(search).length > 0;
}

/** What to change to show the whole list again; the sort stays. */
export const NO_FILTERS: Partial<LocationsSearch> = {
  q: undefined,
  status: undefined,
  city: undefined,
  category: undefined,
  min_rating: undefined,
};

/** The rating of a choice; undefined for any, or for what is no choice. */
export function minRating(value: number): Exclude<MinRating, 0> | undefined {
  return MIN_RATINGS.find((rating): rating is Exclude<MinRating, 0> => rating === value && rating !== 0);
}

// The router reads ?q=75001 as a number; it was meant as text.
function text(value: unknown): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  return String(value).trim().slice(0, MAX_TEXT) || undefined;
}
