// Search parameters of the locations page: search, filters, sort, and open dialog.
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
  "health",
] as const satisfies readonly LocationSort[];
/** The thresholds of "minimum rating"; 0 is any. */
export const MIN_RATINGS = [0, 1, 2, 3, 4, 4.5] as const;
export type MinRating = (typeof MIN_RATINGS)[number];

/** The bands of health, best first; the same thresholds as the dots in the list. */
export const HEALTH_BANDS = ["good", "fair", "poor"] as const;
export type HealthBand = (typeof HEALTH_BANDS)[number];

/** Rules of the audit: critical ones, then warnings. */
export const RULES = [
  "missing_phone",
  "missing_category",
  "not_verified",
  "missing_description",
  "missing_photos",
  "missing_opening_hours",
  "missing_website",
  "low_rating",
] as const;
export type Rule = (typeof RULES)[number];

/** Differences from the Business Profile. */
export const GOOGLE_STATES = ["changed", "unpublished"] as const;
export type GoogleState = (typeof GOOGLE_STATES)[number];

/** Open status of a location, as its Business Profile says. */
export const OPEN_STATUSES = ["open", "temporarily_closed", "permanently_closed"] as const;
export type OpenStatus = (typeof OPEN_STATUSES)[number];

/** The tabs of one location's drawer; the first is the default. */
export const TABS = ["overview", "heatmaps", "citations", "posts", "audit", "settings", "history"] as const;
export type DrawerTab = (typeof TABS)[number];

/** Maximum length of the search text, as on the server. */
const MAX_TEXT = 200;

/** Search parameters of the list. Defaults are left out, so that a plain list has a plain address. */
export interface LocationsSearch {
  q?: string;
  status?: Exclude<StatusFilter, "all">;
  city?: string;
  category?: string;
  min_rating?: Exclude<MinRating, 0>;
  health?: HealthBand;
  /** Failed audit rule to filter by. */
  issue?: Rule;
  /** Id of the label to filter by. */
  label?: string;
  /** True for locations without a position only. */
  unlocated?: true;
  /** True for locations with failed synchronization only. */
  sync_failed?: true;
  /** Kind of difference from Google to filter by: changes at Google, or unpublished edits. */
  google?: GoogleState;
  /** Opening status to filter by: open, temporarily or permanently closed. */
  open_status?: OpenStatus;
  /** Code of the country to filter by. */
  country?: string;
  /** State or region to filter by. */
  state?: string;
  /** Id of the import, bulk edit or sync that created or changed the locations. */
  changed_by?: string;
  /** The list is shown as a map. */
  view?: "map";
  sort?: LocationSort;
  /** The Add Location dialog is open. */
  add?: true;
  /** The import dialog is open: on a new file, or on the import of this id. */
  import?: string;
  /** The drawer is open on the location of this id. */
  location?: string;
  tab?: Exclude<DrawerTab, "overview">;
  /** The field that the settings tab goes to. */
  field?: string;
}

/** Filters of the list, named like the query parameters of the API. */
export type Filters = Pick<
  LocationsSearch,
  | "q"
  | "status"
  | "city"
  | "category"
  | "min_rating"
  | "health"
  | "issue"
  | "label"
  | "unlocated"
  | "sync_failed"
  | "google"
  | "open_status"
  | "country"
  | "state"
  | "changed_by"
>;

/** Reads an address. Anything that is not understood is left out, never an error. */
export function parseLocationsSearch(raw: Record<string, unknown>): LocationsSearch {
  // An invalid value becomes undefined and stays present: the router merges this over the raw address.
  return {
    q: text(raw.q),
    status: raw.status === "verified" || raw.status === "unverified" ? raw.status : undefined,
    city: text(raw.city),
    category: text(raw.category),
    min_rating: minRating(Number(raw.min_rating)),
    health: HEALTH_BANDS.find((band) => band === raw.health),
    issue: RULES.find((rule) => rule === raw.issue),
    label: text(raw.label),
    unlocated: flag(raw.unlocated),
    sync_failed: flag(raw.sync_failed),
    google: GOOGLE_STATES.find((state) => state === raw.google),
    open_status: OPEN_STATUSES.find((status) => status === raw.open_status),
    country: text(raw.country),
    state: text(raw.state),
    changed_by: text(raw.changed_by),
    view: raw.view === "map" ? "map" : undefined,
    sort: SORTS.find((sort) => sort === raw.sort && sort !== SORTS[0]),
    add: flag(raw.add),
    import: text(raw.import),
    location: text(raw.location),
    tab: TABS.find((tab): tab is Exclude<DrawerTab, "overview"> => tab === raw.tab && tab !== TABS[0]),
    field: text(raw.field),
  };
}

/** The filters of an address, without the sort and the dialogs. */
export function filtersOf(search: LocationsSearch): Filters {
  const { q, status, city, category, min_rating, health, issue, label } = search;
  const { unlocated, sync_failed, google, open_status, country, state, changed_by } = search;
  return {
    q,
    status,
    city,
    category,
    min_rating,
    health,
    issue,
    label,
    unlocated,
    sync_failed,
    google,
    open_status,
    country,
    state,
    changed_by,
  };
}

const FILTERS = [
  "status",
  "city",
  "category",
  "min_rating",
  "health",
  "issue",
  "label",
  "unlocated",
  "sync_failed",
  "google",
  "open_status",
  "country",
  "state",
  "changed_by",
] as const;

/** The filters that the panel sets and the pills show: all but the search text. */
export function activeFilters(search: LocationsSearch): Exclude<keyof Filters, "q">[] {
  return FILTERS.filter((key) => search[key] !== undefined);
}

/** Returns true when any filter is set. */
export function isNarrowed(search: LocationsSearch): boolean {
  return search.q !== undefined || activeFilters(search).length > 0;
}

/** Returns the change that removes all filters; the sort stays. */
export const NO_FILTERS: Partial<LocationsSearch> = {
  q: undefined,
  status: undefined,
  city: undefined,
  category: undefined,
  min_rating: undefined,
  health: undefined,
  issue: undefined,
  label: undefined,
  unlocated: undefined,
  sync_failed: undefined,
  google: undefined,
  open_status: undefined,
  country: undefined,
  state: undefined,
  changed_by: undefined,
};

/** Returns the change that closes the drawer. */
export const NO_DRAWER: Partial<LocationsSearch> = { location: undefined, tab: undefined, field: undefined };

/** Returns the rating of a choice; undefined for any rating or an invalid choice. */
export function minRating(value: number): Exclude<MinRating, 0> | undefined {
  return MIN_RATINGS.find((rating): rating is Exclude<MinRating, 0> => rating === value && rating !== 0);
}

function flag(value: unknown): true | undefined {
  return value === true || value === "true" ? true : undefined;
}

// The router reads ?q=75001 as a number; it was meant as text.
function text(value: unknown): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  return String(value).trim().slice(0, MAX_TEXT) || undefined;
}
