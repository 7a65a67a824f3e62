// The usual week as the editor has it, to and from the API's periods. Pure.
import type { DayOfWeek, Period } from "./types";

/** The days, from Monday on. */
export const DAYS: readonly DayOfWeek[] = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
];

/** From a time to another, "HH:MM"; one that is not after the first is on the next day. Empty while being typed. */
export interface Range {
  opens: string;
  closes: string;
}

/** One day: closed, open around the clock, or open at times. */
export interface DayHours {
  state: "closed" | "always" | "open";
  /** Typed times; kept while the day is closed, so that opening it again restores them. */
  ranges: readonly Range[];
}

export type Week = Readonly<Record<DayOfWeek, DayHours>>;

/** Error of a range. */
export type RangeProblem = "required" | "same" | "overlap";

/** Position of an error: the day, the index of its range, and the error. */
export interface WeekProblem {
  day: DayOfWeek;
  index: number;
  problem: RangeProblem;
}

const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = 7 * DAY_MINUTES;
/** Default range of a newly opened day. */
const USUAL: Range = { opens: "09:00", closes: "17:00" };
const CLOSED: DayHours = { state: "closed", ranges: [] };

/** Monday to Friday, nine to five: a start to change. */
export function usualWeek(): Week {
  return weekOf((day) =>
    day === "saturday" || day === "sunday" ? CLOSED : { state: "open", ranges: [USUAL] },
  );
}

/** A week made day by day. */
export function weekOf(make: (day: DayOfWeek) => DayHours): Week {
  return Object.fromEntries(DAYS.map((day) => [day, make(day)])) as Record<DayOfWeek, DayHours>;
}

/** Returns the week of the API's periods. Periods of a day or more are split at midnight. */
export function toWeek(periods: readonly Period[]): Week {
  const ranges = weekOf(() => CLOSED) as Record<DayOfWeek, DayHours>;
  for (const { day, range } of periods.flatMap(dailyRanges)) {
    const { ranges: before } = ranges[day];
    ranges[day] = { state: "open", ranges: [...before, range].sort(byOpening) };
  }
  return weekOf((day) => {
    const isAlways = ranges[day].ranges.some(({ opens, closes }) => opens === "00:00" && closes === "24:00");
    return isAlways ? { state: "always", ranges: [] } : ranges[day];
  });
}

function dailyRanges(period: Period): { day: DayOfWeek; range: Range }[] {
  const first = DAYS.indexOf(period.open_day);
  const nights = (DAYS.indexOf(period.close_day) - first + 7) % 7;
  const closes = minutesOf(period.close_time) + nights * DAY_MINUTES;
  const opens = minutesOf(period.open_time);
  const length = closes > opens ? closes - opens : closes + WEEK_MINUTES - opens;
  const piece = (offset: number, from: number, to: number) => ({
    day: DAYS[(first + offset) % 7] ?? "monday",
    range: { opens: timeOf(from), closes: timeOf(to) },
  });
  if (length < DAY_MINUTES) {
    const end = opens + length;
    return [piece(0, opens, end > DAY_MINUTES ? end - DAY_MINUTES : end)];
  }
  const pieces = [];
  for (let offset = 0, from = opens; offset * DAY_MINUTES < opens + length; offset += 1, from = 0)
    pieces.push(piece(offset, from, Math.min(opens + length - offset * DAY_MINUTES, DAY_MINUTES)));
  return pieces;
}

/** The API's periods of a week without problems. */
export function toPeriods(week: Week): Period[] {
  return DAYS.flatMap((day, index) => {
    const next = DAYS[(index + 1) % 7] ?? day;
    return openRanges(week[day]).map(({ opens, closes }): Period => {
      // Midnight is the end of the day on which it opened.
      const end = closes === "00:00" ? "24:00" : closes;
      return {
        open_day: day,
        open_time: opens,
        close_day: isOvernight({ opens, closes: end }) ? next : day,
        close_time: end,
      };
    });
  });
}

/** Returns an opened day, with its earlier times or the default ones. */
export function opened({ ranges }: DayHours): DayHours {
  return { state: "open", ranges: ranges.length > 0 ? ranges : [USUAL] };
}

/** The ranges that hold on a day. */
export function openRanges({ state, ranges }: DayHours): readonly Range[] {
  if (state === "closed") return [];
  return state === "always" ? [{ opens: "00:00", closes: "24:00" }] : ranges;
}

/** Returns true when a range ends on the next day. Midnight itself belongs to the day before. */
export function isOvernight({ opens, closes }: Range): boolean {
  return closes !== "" && opens !== "" && closes !== "00:00" && minutesOf(closes) <= minutesOf(opens);
}

/** Returns the problems of a week, in its order. */
export function weekProblems(week: Week): WeekProblem[] {
  const spans: { day: DayOfWeek; index: number; from: number; to: number }[] = [];
  const problems: WeekProblem[] = [];
  DAYS.forEach((day, number) => {
    openRanges(week[day]).forEach((range, index) => {
      const problem = rangeProblem(range);
      if (problem) problems.push({ day, index, problem });
      else spans.push({ day, index, ...spanOf(range, number * DAY_MINUTES) });
    });
  });
  spans.forEach((span, at) => {
    const hits = spans.some(
      (other, otherAt) =>
        otherAt !== at && (otherAt < at ? collide(other, span) : collideAround(other, span)),
    );
    if (hits) problems.push({ day: span.day, index: span.index, problem: "overlap" });
  });
  return problems.sort((a, b) => DAYS.indexOf(a.day) - DAYS.indexOf(b.day) || a.index - b.index);
}

/** Returns the error of one range by itself. */
export function rangeProblem({ opens, closes }: Range): RangeProblem | null {
  if (opens === "" || closes === "") return "required";
  return opens === closes ? "same" : null;
}

/** The problems of the ranges of one date: the later one of two that overlap is named. */
export function dateProblems(ranges: readonly Range[]): (RangeProblem | null)[] {
  return ranges.map((range, at) => {
    const alone = rangeProblem(range);
    if (alone) return alone;
    const span = spanOf(range, 0);
    const hits = ranges.some(
      (other, otherAt) => otherAt < at && !rangeProblem(other) && collide(spanOf(other, 0), span),
    );
    return hits ? "overlap" : null;
  });
}

interface Span {
  from: number;
  to: number;
}

function spanOf({ opens, closes }: Range, offset: number): Span {
  const from = minutesOf(opens);
  const to = minutesOf(closes);
  return { from: from + offset, to: (to > from ? to : to + DAY_MINUTES) + offset };
}

function collide(a: Span, b: Span): boolean {
  return a.from < b.to && b.from < a.to;
}

/** Sunday night runs into Monday: a later span may end in an earlier one. */
function collideAround(later: Span, earlier: Span): boolean {
  return later.to > WEEK_MINUTES && earlier.from < later.to - WEEK_MINUTES;
}

/** The week with one day's hours copied to others. */
export function copyDay(week: Week, from: DayOfWeek, to: readonly DayOfWeek[]): Week {
  return weekOf((day) => (to.includes(day) ? week[from] : week[day]));
}

/** Returns true when two days have the same hours. */
export function isSameDay(a: DayHours, b: DayHours): boolean {
  const text = (day: DayHours) =>
    day.state + openRanges(day).map(({ opens, closes }) => `${opens}-${closes}`);
  return text(a) === text(b);
}

/** Returns the next range of a day: two hours later, three hours long, ending by midnight if possible. */
export function nextRange(ranges: readonly Range[]): Range {
  const last = ranges.at(-1);
  if (!last || rangeProblem(last) || isOvernight(last)) return { opens: "", closes: "" };
  const opens = minutesOf(last.closes) + 120;
  if (opens + 60 > DAY_MINUTES) return { opens: "", closes: "" };
  return { opens: timeOf(opens), closes: timeOf(Math.min(opens + 180, DAY_MINUTES - 60)) };
}

/** "09:30" -> 570. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** 570 -> "09:30". */
export function timeOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function byOpening(a: Range, b: Range): number {
  return minutesOf(a.opens) - minutesOf(b.opens);
}
