// Days that differ from the usual week, by date, to and from the API's entries. Pure.
import type { OpeningHours, Special } from "./types";
import { type DayHours, dateProblems, openRanges, toPeriods, toWeek, type Week, weekProblems } from "./week";

/** A date and its hours. */
export interface SpecialDay {
  /** "YYYY-MM-DD". */
  date: string;
  hours: DayHours;
}

/** Hours as the editor has them. */
export interface Hours {
  week: Week;
  /** By date. */
  special: readonly SpecialDay[];
}

/** The dates of the API's entries, in their order. */
export function toSpecialDays(entries: readonly Special[]): SpecialDay[] {
  const days = new Map<string, DayHours>();
  for (const { date, is_closed, open_time, close_time } of entries) {
    if (is_closed || open_time === null || close_time === null) {
      days.set(date, { state: "closed", ranges: [] });
    } else if (open_time === "00:00" && close_time === "24:00") {
      days.set(date, { state: "always", ranges: [] });
    } else {
      const before = days.get(date)?.ranges ?? [];
      days.set(date, { state: "open", ranges: [...before, { opens: open_time, closes: close_time }] });
    }
  }
  return sorted([...days].map(([date, hours]) => ({ date, hours })));
}

/** The API's entries of dates without problems. */
export function toSpecials(days: readonly SpecialDay[]): Special[] {
  return sorted(days).flatMap(({ date, hours }): Special[] =>
    hours.state === "closed"
      ? [{ date, is_closed: true, open_time: null, close_time: null }]
      : openRanges(hours).map(({ opens, closes }) => ({
          date,
          is_closed: false,
          open_time: opens,
          close_time: closes === "00:00" ? "24:00" : closes,
        })),
  );
}

/** Returns the list with a date added or replaced. */
export function withDay(days: readonly SpecialDay[], day: SpecialDay): SpecialDay[] {
  return sorted([...days.filter(({ date }) => date !== day.date), day]);
}

/** Converts hours of the API for the editor; null while unknown. */
export function toHours(hours: OpeningHours | null): Hours | null {
  return hours && { week: toWeek(hours.regular), special: toSpecialDays(hours.special) };
}

/** Returns the request. A week that is always closed, without any date, is no information: null. */
export function fromHours(hours: Hours | null): OpeningHours | null {
  if (!hours) return null;
  const regular = toPeriods(hours.week);
  const special = toSpecials(hours.special);
  return regular.length + special.length === 0 ? null : { regular, special };
}

function sorted(days: readonly SpecialDay[]): SpecialDay[] {
  return [...days].sort((a, b) => a.date.localeCompare(b.date));
}

/** Returns true when errors prevent sending them. */
export function hasProblem(hours: Hours | null): boolean {
  if (!hours) return false;
  return (
    weekProblems(hours.week).length > 0 ||
    hours.special.some(({ hours: day }) => dateProblems(openRanges(day)).some(Boolean))
  );
}
