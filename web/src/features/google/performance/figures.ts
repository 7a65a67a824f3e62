// The figures of a location as points of a chart. Pure.
import type { DailyPoint } from "@/ui/charts/line-chart";
import type { Performance } from "../api";

/** Actions of people on a profile, in the order of the tiles. */
export const METRICS = ["views", "calls", "website_clicks", "directions"] as const;
export type Metric = (typeof METRICS)[number];

/** Maximum length of a period, in days: Google keeps 18 months. */
export const MAX_DAYS = 548;
/** The periods of one location, in days. */
export const PERIODS = [30, 90, MAX_DAYS] as const;
/** The periods of the overview, in days. */
export const OVERALL_PERIODS = [7, 28, 90, 365] as const;
export type OverallPeriod = (typeof OVERALL_PERIODS)[number];
export type Period = (typeof PERIODS)[number] | OverallPeriod;
/** The period of the overview when its address names none. */
export const DEFAULT_PERIOD: OverallPeriod = 28;

const DAY_MS = 86_400_000;
const WEEK = 7;

/** A point a day, or in a long period a week, named by its first day. What Google has not told of is a gap. */
export function pointsOf(performance: Performance, metric: Metric): readonly DailyPoint[] {
  return isByWeek(performance) ? weeks(performance, metric) : days(performance, metric);
}

/** Values of the period before, one for each point; undefined when they are not known. */
export function previousOf(performance: Performance, metric: Metric): readonly number[] | undefined {
  const { previous, previous_items } = performance;
  if (previous === null) return undefined;
  const values = previous_items.map((day) => day[metric]);
  if (!isByWeek(performance)) return values;
  const count = Math.floor(values.length / WEEK);
  const begin = values.length - count * WEEK;
  return Array.from({ length: count }, (_, week) => {
    const first = begin + week * WEEK;
    return values.slice(first, first + WEEK).reduce((sum, value) => sum + value, 0);
  });
}

/** Returns true when a point stands for a week, because daily points would be too dense. */
export function isByWeek({ since, until }: Pick<Performance, "since" | "until">): boolean {
  return number(until) - number(since) > 100;
}

/** The last day of the week that begins with this one. */
export function weekEnd(date: string): string {
  return text(number(date) + WEEK - 1);
}

/** True when Google may know of days of the period that we do not. */
export function isPartlyKnown({ since, known_from }: Performance): boolean {
  return known_from !== null && known_from > since;
}

/** True when Google, which keeps 18 months, knows of earlier days than we do. */
export function hasEarlier({ until, known_from }: Pick<Performance, "until" | "known_from">): boolean {
  return known_from !== null && known_from > text(number(until) - MAX_DAYS + 1);
}

function days({ since, until, items }: Performance, metric: Metric): DailyPoint[] {
  const known = new Map(items.map((day) => [day.date, day[metric]]));
  const first = number(since);
  return Array.from({ length: number(until) - first + 1 }, (_, at) => {
    const date = text(first + at);
    return { date, value: known.get(date) ?? null };
  });
}

/** Whole weeks, counted back from the last day that is known; one of which a day is missing is a gap. */
function weeks({ since, until, items }: Performance, metric: Metric): DailyPoint[] {
  const known = new Map(items.map((day) => [number(day.date), day[metric]]));
  const last = known.size > 0 ? Math.max(...known.keys()) : number(until);
  const count = Math.floor((last - number(since) + 1) / WEEK);
  const begin = last - count * WEEK + 1;
  return Array.from({ length: count }, (_, week) => {
    const first = begin + week * WEEK;
    const values = Array.from({ length: WEEK }, (_, day) => known.get(first + day));
    const isWhole = values.every((value) => value !== undefined);
    return {
      date: text(first),
      value: isWhole ? values.reduce((sum, value) => sum + (value ?? 0), 0) : null,
    };
  });
}

/** Days since 1970, so that no zone and no summer time comes between. */
function number(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

function text(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
