// The state of the list of heatmaps in its address: filters, order, and the open dialog. Pure.
import type { PanelFilters, PanelSort } from "./api";

/** The orders as they are offered; the first is the default. */
export const SORTS = ["newest", "keyword", "solv"] as const satisfies readonly PanelSort[];

/** Maximum length of an id and of a keyword in the address. */
const MAX_TEXT = 80;

/** Search parameters. Defaults are left out, so that a plain list has a plain address. */
export interface HeatmapsSearch {
  /** Id of the location to filter by. */
  location?: string;
  /** Keyword to filter by. */
  keyword?: string;
  /** True for only the heatmaps whose newest scan dropped beyond the noise. */
  dropped?: true;
  sort?: PanelSort;
  /** The dialog that creates a heatmap is open. */
  new?: true;
}

/** The filters, all off. */
export const NO_FILTERS = { location: undefined, keyword: undefined, dropped: undefined } as const;

/** Reads an address. Anything that is not understood is left out, never an error. */
export function parseHeatmapsSearch(raw: Record<string, unknown>): HeatmapsSearch {
  // An invalid value becomes undefined and stays present: the router merges this over the raw address.
  return {
    location: text(raw.location),
    // The router reads a number where only digits were typed.
    keyword: text(typeof raw.keyword === "number" ? String(raw.keyword) : raw.keyword),
    dropped: raw.dropped === true || raw.dropped === "true" ? true : undefined,
    sort: SORTS.find((sort) => sort === raw.sort && sort !== SORTS[0]),
    new: raw.new === true || raw.new === "true" ? true : undefined,
  };
}

/** The filters of an address, without the order and the dialog. */
export function filtersOf({ location, keyword, dropped }: HeatmapsSearch): PanelFilters {
  return { ...(location && { location }), ...(keyword && { keyword }), ...(dropped && { dropped }) };
}

/** Returns true when the list may not show every heatmap. */
export function isNarrowed({ location, keyword, dropped }: HeatmapsSearch): boolean {
  return location !== undefined || keyword !== undefined || dropped !== undefined;
}

/** The address of a heatmap. */
export const panelAddress = (id: string) => `/dashboard/heatmaps/${encodeURIComponent(id)}`;

/** The address of the dialog that creates a heatmap of a location. */
export const newAddress = (location: string) =>
  `/dashboard/heatmaps?location=${encodeURIComponent(location)}&new=true`;

function text(value: unknown): string | undefined {
  return typeof value === "string" ? value.trim().slice(0, MAX_TEXT) || undefined : undefined;
}
