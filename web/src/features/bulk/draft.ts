// Draft of a bulk edit, as the form has it. Pure.
import type { BulkChanges, SpecialHours } from "./api";

export const SECTIONS = ["category", "website", "labels", "hours"] as const;
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
  website: string;
  add: readonly string[];
  remove: readonly string[];
  days: readonly DraftDay[];
}

/** Reason why a form cannot be sent yet. */
export type Reason = "reason" | "reason_labels" | "reason_date" | "reason_hours";

export const EMPTY_DRAFT: Draft = {
  on: [],
  category: "",
  website: "",
  add: [],
  remove: [],
  days: [{ key: 0, date: "", isClosed: true, opens: "10:00", closes: "16:00" }],
};

/** Another date under the others. */
export function nextDay(days: readonly DraftDay[]): DraftDay {
  const key = Math.max(...days.map((day) => day.key), -1) + 1;
  return { key, date: "", isClosed: true, opens: "10:00", closes: "16:00" };
}

/** Returns the missing part; null when the form can be sent. */
export function reasonToWait({ on, add, remove, days }: Draft): Reason | null {
  if (on.length === 0) return "reason";
  if (on.includes("labels") && add.length + remove.length === 0) return "reason_labels";
  if (on.includes("hours")) {
    if (days.length === 0 || days.some(({ date }) => !date)) return "reason_date";
    if (days.some(({ isClosed, opens, closes }) => !isClosed && !(opens && closes))) return "reason_hours";
  }
  return null;
}

/** Returns the request: only selected fields. */
export function changesOf({ on, category, website, add, remove, days }: Draft): BulkChanges {
  return {
    ...(on.includes("category") && { category: category.trim() || null }),
    ...(on.includes("website") && { website: website.trim() || null }),
    ...(on.includes("labels") && { add_labels: [...add], remove_labels: [...remove] }),
    ...(on.includes("hours") && { special_hours: days.map(specialOf) }),
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
