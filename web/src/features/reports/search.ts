// Search parameters of the reports page: tab, filters, and open dialogs. Pure.
import { TEMPLATES } from "./templates";
import type { Template } from "./types";

/** The tabs in their order; the first is the default. */
export const TABS = ["reports", "schedules"] as const;
export type Tab = (typeof TABS)[number];

/** Id of a new schedule. */
export const NEW = "new";
/** Maximum length of a text in the address, as the server takes it. */
const MAX_TEXT = 100;

/** Search parameters. Defaults are left out, so that a plain page has a plain address. */
export interface ReportsSearch {
  tab?: "schedules";
  /** Id of the location to filter by. */
  location?: string;
  template?: Template;
  /** Words of the title. */
  q?: string;
  /** The dialog that makes a report is open. */
  new?: true;
  /** Id of the schedule in the dialog, or `NEW`. */
  schedule?: string;
}

/** The filters, all off. */
export const NO_FILTERS = { location: undefined, template: undefined, q: undefined } as const;

/** Reads an address. Anything that is not understood is left out, never an error. */
export function parseReportsSearch(raw: Record<string, unknown>): ReportsSearch {
  const schedule = text(raw.schedule);
  return {
    // A link to a schedule need not name its tab.
    tab: raw.tab === "schedules" || schedule ? "schedules" : undefined,
    location: text(raw.location),
    template: TEMPLATES.find((each) => each === raw.template),
    // The router reads a number where only digits were typed.
    q: text(typeof raw.q === "number" ? String(raw.q) : raw.q),
    new: raw.new === true || raw.new === "true" ? true : undefined,
    schedule,
  };
}

/** Returns true when the list may not show every report. */
export function isNarrowed({ location, template, q }: ReportsSearch): boolean {
  return location !== undefined || template !== undefined || q !== undefined;
}

/** The address of a report. */
export const reportAddress = (id: string) => `/dashboard/reports/${encodeURIComponent(id)}`;

/** The address of the reports on a location. */
export const listAddress = (location: string) =>
  `/dashboard/reports?location=${encodeURIComponent(location)}`;

/** The address of the dialog that makes a report of a location. */
export const newAddress = (location: string) => `${listAddress(location)}&new=true`;

function text(value: unknown): string | undefined {
  return typeof value === "string" ? value.trim().slice(0, MAX_TEXT) || undefined : undefined;
}
