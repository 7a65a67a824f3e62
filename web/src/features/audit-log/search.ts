// Search parameters of the audit log.
import type { operations } from "@/api/schema";

type Query = NonNullable<operations["list_audit_log"]["parameters"]["query"]>;
export type Group = NonNullable<Query["group"]>;

/** Groups of actions, in display order. */
export const GROUPS = [
  "sign_in",
  "members",
  "locations",
  "heatmaps",
  "citations",
  "google",
  "settings",
  "data",
  "assistants",
  "refused",
] as const satisfies Group[];

/** Filters of the address; absent filters are left out. */
export interface AuditSearch {
  /** Id of the author to filter by. */
  user?: string;
  /** Id of the object to filter by. */
  object?: string;
  group?: Group;
  /** First day, "YYYY-MM-DD", of the device's time zone. */
  from?: string;
  /** Last day. */
  to?: string;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the search parameters; invalid ones are dropped. */
export function parseAuditSearch(given: Record<string, unknown>): AuditSearch {
  const text = (name: keyof AuditSearch, form: RegExp) => {
    const value = given[name];
    return typeof value === "string" && form.test(value) ? value : undefined;
  };
  const day = (name: "from" | "to") => {
    const value = text(name, DAY);
    return value && !Number.isNaN(new Date(`${value}T00:00:00`).getTime()) ? value : undefined;
  };
  const search: AuditSearch = {
    user: text("user", ID),
    object: text("object", ID),
    group: GROUPS.find((group) => group === given.group),
    from: day("from"),
    to: day("to"),
  };
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));
}

/** Returns the filters for the API: days become the times at which they begin and end locally. */
export function filtersOf({ from, to, ...rest }: AuditSearch) {
  const start = (day: string, later = 0) => {
    const date = new Date(`${day}T00:00:00`);
    date.setDate(date.getDate() + later);
    return date.toISOString();
  };
  return { ...rest, ...(from && { from: start(from) }), ...(to && { to: start(to, 1) }) };
}

/** Returns true when any filter is set. */
export function isFiltered(search: AuditSearch): boolean {
  return Object.keys(search).length > 0;
}
