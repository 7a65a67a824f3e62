// Figures of topics. Pure.
import type { Schemas } from "@/lib/api";

/** Numbers of a topic in a period. */
export type TopicFigures = Schemas["ReviewTopicFigures"];
type Counts = Schemas["ReviewTopicCounts"];

/** Minimum change in reviews that counts as a trend. */
const MIN_CHANGE = 2;
/** Minimum change as a share of the period before. */
const MIN_SHARE = 0.2;

/** Returns the number of reviews that mention a topic. */
export function totalOf({ positive, neutral, negative }: Counts): number {
  return positive + neutral + negative;
}

/** Returns the direction in which a topic is mentioned more or less than in the period before. */
export function changeOf({ count, before }: Pick<TopicFigures, "count" | "before">): "up" | "down" | "same" {
  const change = totalOf(count) - totalOf(before);
  if (Math.abs(change) < Math.max(MIN_CHANGE, MIN_SHARE * totalOf(before))) return "same";
  return change > 0 ? "up" : "down";
}

/** A Monday: the days of its week stand for the days of the week. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;
/** Minimum number of negative mentions of which a day can have most. */
const MIN_NEGATIVE = 3;

/** Returns the mentions by day of the week, from Monday to Sunday, each with a date of that day. */
export function countsOfWeekdays({ weekdays }: Pick<TopicFigures, "weekdays">) {
  return weekdays.map((counts, index) => ({
    ...counts,
    date: new Date(MONDAY + index * DAY).toISOString().slice(0, 10),
  }));
}

/** Returns the mentions by month, by time. */
export function countsOfMonths({ months }: Pick<TopicFigures, "months">) {
  return [...months].sort((one, other) => one.month.localeCompare(other.month));
}

/** Returns the entry with more than half of all, if there are enough to tell. */
export function peakOf(counts: readonly number[]): { index: number; count: number; total: number } | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const count = Math.max(0, ...counts);
  if (total < MIN_NEGATIVE || count * 2 <= total) return null;
  return { index: counts.indexOf(count), count, total };
}
