// Report periods: presets and texts. Pure: days are YYYY-MM-DD text.
import { withOrdinal } from "@/lib/format";
import type { Period } from "./types";

/** Periods that are offered; the first is the default. */
export const PRESETS = ["last_month", "last_week", "last_30_days", "last_90_days", "own"] as const;
export type Preset = (typeof PRESETS)[number];

const DAY_MS = 86_400_000;

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const at = (day: string) => new Date(`${day}T00:00:00Z`);
const plus = (day: string, days: number) => dayOf(new Date(at(day).getTime() + days * DAY_MS));

/** Returns the days of a preset, counted from today; weeks begin on Monday. Null for an own choice. */
export function periodOf(preset: Preset, today: string): Period | null {
  const yesterday = plus(today, -1);
  if (preset === "last_30_days") return { from: plus(yesterday, -29), to: yesterday };
  if (preset === "last_90_days") return { from: plus(yesterday, -89), to: yesterday };
  if (preset === "last_week") {
    const monday = plus(today, -((at(today).getUTCDay() + 6) % 7));
    return { from: plus(monday, -7), to: plus(monday, -1) };
  }
  if (preset === "last_month") {
    const last = plus(`${today.slice(0, 7)}-01`, -1);
    return { from: `${last.slice(0, 7)}-01`, to: last };
  }
  return null;
}

/** Returns the number of days of a period. */
export function daysIn({ from, to }: Period): number {
  return Math.round((at(to).getTime() - at(from).getTime()) / DAY_MS) + 1;
}

/** Returns a period in words: "October 2026" for a whole month, "Oct 5 – 11, 2026" otherwise. */
export function periodText({ from, to }: Period, locale: string): string {
  const isWholeMonth =
    from.endsWith("-01") && from.slice(0, 7) === to.slice(0, 7) && plus(to, 1).endsWith("-01");
  if (isWholeMonth) {
    return new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(
      at(from),
    );
  }
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  return withOrdinal(format.formatRange(at(from), at(to)), locale);
}
