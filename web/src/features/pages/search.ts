// Search parameters of the pages screen: tab, filters, and open dialogs. Pure.
import { PROBLEMS, STATES } from "./lists";
import type { PageState, Problem } from "./types";

/** The tabs in their order; the first is the default. */
export const TABS = ["pages", "figures", "site", "address"] as const;
export type Tab = (typeof TABS)[number];

/** Periods of the figures in days; the second is the default. */
export const PERIODS = [7, 30, 90] as const;
export type Period = (typeof PERIODS)[number];
export const DEFAULT_PERIOD: Period = 30;

/** Maximum length of a text in the address, as the server takes it. */
const MAX_TEXT = 100;

/** Search parameters. Defaults are left out, so that a plain page has a plain address. */
export interface PagesSearch {
  tab?: Exclude<Tab, "pages">;
  /** Words of names and cities. */
  q?: string;
  state?: PageState;
  problem?: Problem;
  /** Id of a label. */
  label?: string;
  days?: Period;
  /** Id of the location of the figures. */
  location?: string;
  /** The dialog that creates the site is open. */
  new?: true;
}

/** Filters as the server takes them. */
export interface PageFilters {
  search?: string | undefined;
  state?: PageState | undefined;
  problem?: Problem | undefined;
  label?: string | undefined;
}

/** Reads an address. Anything that is not understood is left out, never an error. */
export function parsePagesSearch(raw: Record<string, unknown>): PagesSearch {
  const tab = TABS.find((each) => each === raw.tab);
  const days = PERIODS.find((each) => each === Number(raw.days));
  return {
    tab: tab === "pages" ? undefined : tab,
    // The router reads a number where only digits were typed.
    q: text(typeof raw.q === "number" ? String(raw.q) : raw.q),
    state: STATES.find((each) => each === raw.state),
    problem: PROBLEMS.find((each) => each === raw.problem),
    label: text(raw.label),
    days: days === DEFAULT_PERIOD ? undefined : days,
    location: text(raw.location),
    new: raw.new === true || raw.new === "true" ? true : undefined,
  };
}

/** The filters, all off. */
export const NO_FILTERS = { q: undefined, state: undefined, problem: undefined, label: undefined } as const;

/** Returns the filters as the server takes them. */
export function filtersOf({ q, state, problem, label }: PagesSearch): PageFilters {
  return { search: q, state, problem, label };
}

/** Returns true when the list may not show all pages. */
export function isNarrowed({ q, state, problem, label }: PagesSearch): boolean {
  return [q, state, problem, label].some((value) => value !== undefined);
}

/** The list of pages. */
export const PAGES = "/dashboard/pages";

/** The address of the editor of the page of a location. */
export const editorAddress = (location: string) => `${PAGES}/${encodeURIComponent(location)}`;

function text(value: unknown): string | undefined {
  return typeof value === "string" ? value.trim().slice(0, MAX_TEXT) || undefined : undefined;
}
