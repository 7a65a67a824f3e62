// The state of the citations page in its address: filters, order, the shown location, and the open cell. Pure.
import type { CitationFilters, CitationSort } from "./api";
import type { Group, ListingState } from "./types";

/** The states of a listing in the order of the legend. */
export const STATES = [
  "correct",
  "wrong",
  "unsure",
  "missing",
  "blocked",
  "unchecked",
  "not_applicable",
] as const satisfies readonly ListingState[];

/** Groups of directories as they are offered. */
export const GROUPS = [
  "major",
  "maps",
  "aggregator",
  "local",
  "reviews",
  "healthcare",
  "legal",
  "home",
  "restaurants",
  "hospitality",
  "auto",
  "beauty",
  "property",
  "chamber",
  "register",
] as const satisfies readonly Group[];

/** Countries with directories of their own. */
export const COUNTRIES = ["US", "CA", "FR", "GB"] as const;

/** The orders as they are offered; the first is the default. */
export const SORTS = ["name", "city", "score"] as const satisfies readonly CitationSort[];

const MAX_TEXT = 200;

/** One cell: a location and a directory. */
export interface CellId {
  location: string;
  directory: string;
}

/** Search parameters. Defaults are left out, so that a plain page has a plain address. */
export interface CitationsSearch {
  /** Search text for locations. */
  q?: string;
  /** Id of the label to filter by. */
  label?: string;
  country?: (typeof COUNTRIES)[number];
  /** Group of directories to filter by. */
  group?: Group;
  /** State of a listing to filter by. */
  state?: ListingState;
  sort?: CitationSort;
  /** The listings of the location of this id, instead of the matrix. */
  location?: string;
  /** The cell that is open in the panel: location and directory with a dot between. */
  cell?: string;
}

/** The filters, all off. */
export const NO_FILTERS = {
  q: undefined,
  label: undefined,
  country: undefined,
  group: undefined,
  state: undefined,
} as const;

/** Reads an address. Anything that is not understood is left out, never an error. */
export function parseCitationsSearch(raw: Record<string, unknown>): CitationsSearch {
  const cell = text(raw.cell);
  return {
    // The router reads a number where only digits were typed.
    q: text(typeof raw.q === "number" ? String(raw.q) : raw.q),
    label: text(raw.label),
    country: COUNTRIES.find((each) => each === raw.country),
    group: GROUPS.find((each) => each === raw.group),
    state: STATES.find((each) => each === raw.state),
    sort: SORTS.find((each) => each === raw.sort && each !== SORTS[0]),
    location: text(raw.location),
    cell: cell && cellOf(cell) ? cell : undefined,
  };
}

/** The filters of an address as the server knows them. */
export function filtersOf({ q, label, country, group, state }: CitationsSearch): CitationFilters {
  return {
    ...(q && { search: q }),
    ...(label && { label }),
    ...(country && { country }),
    ...(group && { group }),
    ...(state && { state }),
  };
}

/** Returns true when the matrix may not show every location and directory. */
export function isNarrowed(search: CitationsSearch): boolean {
  return Object.keys(filtersOf(search)).length > 0;
}

/** Reads a cell of an address; undefined when it is none. */
export function cellOf(value: string | undefined): CellId | undefined {
  const at = value?.indexOf(".") ?? -1;
  if (value === undefined || at < 1 || at === value.length - 1) return undefined;
  return { location: value.slice(0, at), directory: value.slice(at + 1) };
}

/** Writes a cell for an address. */
export const cellText = ({ location, directory }: CellId) => `${location}.${directory}`;

/** The address of the listings of a location, and of one of them. */
export function locationAddress(location: string, directory?: string): string {
  const params = new URLSearchParams({ location });
  if (directory !== undefined) params.set("cell", cellText({ location, directory }));
  return `/dashboard/citations?${params}`;
}

/** The address of a task. */
export const taskAddress = (id: string) => `/dashboard/citations/tasks?task=${encodeURIComponent(id)}`;

function text(value: unknown): string | undefined {
  return typeof value === "string" ? value.trim().slice(0, MAX_TEXT) || undefined : undefined;
}
