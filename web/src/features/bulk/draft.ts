// Draft of a bulk edit, as the form has it. Pure.
import { toPeriods, usualWeek, type Week, weekProblems } from "@/features/locations/hours/week";
import type { BulkChanges, SpecialHours } from "./api";

export const SECTIONS = [
  "category",
  "phone",
  "website",
  "description",
  "city",
  "state",
  "country",
  "week",
  "hours",
  "labels",
  "sync",
] as const;
export type Section = (typeof SECTIONS)[number];

/** One date of the form. */
export interface DraftDay {
  key: number;
  /** "YYYY-MM-DD", or empty. */
  date: string;
  isClosed: boolean;
  opens: string;
  closes: string;
}

export interface Draft {
  /** Selected fields. */
  on: readonly Section[];
  category: string;
  phone: string;
  website: string;
  description: string;
  city: string;
  state: string;
  /** ISO 3166 alpha-2. */
  country: string | null;
  week: Week;
  isSyncPaused: boolean;
  add: readonly string[];
  remove: readonly string[];
  days: readonly DraftDay[];
  /** Hours that a location has set for these dates stay. */
  keepsHours: boolean;
}

/** Reason why a form cannot be sent yet. */
export type Reason =
  | "reason"
  | "reason_city"
  | "reason_labels"
  | "reason_date"
  | "reason_hours"
  | "reason_week";

export const EMPTY_DRAFT: Draft = {
  on: [],
  category: "",
  phone: "",
  website: "",
  description: "",
  city: "",
  state: "",
  country: null,
  week: usualWeek(),
  isSyncPaused: true,
  add: [],
  remove: [],
  days: [{ key: 0, date: "", isClosed: true, opens: "10:00", closes: "16:00" }],
  keepsHours: true,
};

/** Another date under the others. */
export function nextDay(days: readonly DraftDay[]): DraftDay {
  const key = Math.max(...days.map((day) => day.key), -1) + 1;
  return { key, date: "", isClosed: true, opens: "10:00", closes: "16:00" };
}

/** Returns the missing part; null when the form can be sent. */
export function reasonToWait({ on, city, add, remove, week, days }: Draft): Reason | null {
  if (on.length === 0) return "reason";
  if (on.includes("city") && !city.trim()) return "reason_city";
  if (on.includes("week") && weekProblems(week).length > 0) return "reason_week";
  if (on.includes("labels") && add.length + remove.length === 0) return "reason_labels";
  if (on.includes("hours")) {
    if (days.length === 0 || days.some(({ date }) => !date)) return "reason_date";
    if (days.some(({ isClosed, opens, closes }) => !isClosed && !(opens && closes))) return "reason_hours";
  }
  return null;
}

/** Returns the request: only selected fields. */
export function changesOf({ on, add, remove, days, ...draft }: Draft): BulkChanges {
  const text = (field: "category" | "phone" | "website" | "description" | "state") =>
    on.includes(field) && { [field]: draft[field].trim() || null };
  return {
    ...text("category"),
    ...text("phone"),
    ...text("website"),
    ...text("description"),
    ...(on.includes("city") && { city: draft.city.trim() }),
    ...text("state"),
    ...(on.includes("country") && { country: draft.country }),
    ...(on.includes("week") && { regular_hours: toPeriods(draft.week) }),
    ...(on.includes("hours") && {
      special_hours: days.map(specialOf),
      keep_special_hours: draft.keepsHours,
    }),
    ...(on.includes("labels") && { add_labels: [...add], remove_labels: [...remove] }),
    ...(on.includes("sync") && { is_sync_paused: draft.isSyncPaused }),
  };
}

function specialOf({ date, isClosed, opens, closes }: DraftDay): SpecialHours {
  if (isClosed) return { date, is_closed: true, open_time: null, close_time: null };
  return { date, is_closed: false, open_time: opens, close_time: closes === "00:00" ? "24:00" : closes };
}

/** Returns true when a text confirms the deletion of `count` locations: the number in any grouping, or the word. */
export function confirms(text: string, count: number, word: string): boolean {
  const plain = text.trim().toLowerCase();
  return (
    plain === word || (/\d/.test(plain) && plain.replaceAll(/[\s.,\u202f\u00a0’']/g, "") === String(count))
  );
}
