// Days of the calendar as text "YYYY-MM-DD", without a zone: each post has the local day of its locations. Pure.
import {
  type CalendarDate,
  endOfMonth,
  getLocalTimeZone,
  parseDate,
  startOfMonth,
  startOfWeek,
  today,
} from "@internationalized/date";

/** Views with a period; the list has none. */
export type Period = "month" | "week";

/** First and last day. */
export interface Range {
  from: string;
  to: string;
}

const DAYS = 7;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Today where the device is. */
export const todayHere = () => today(getLocalTimeZone()).toString();

/** Returns the day of an address; undefined when there is no such day. */
export function dayOf(value: unknown): string | undefined {
  if (typeof value !== "string" || !DAY.test(value)) return undefined;
  try {
    return parseDate(value).toString();
  } catch {
    return undefined;
  }
}

/** Returns the days of the week of a day: from Sunday in American English, from Monday in French. */
export function weekOf(day: string, locale: string): string[] {
  return daysFrom(startOfWeek(parseDate(day), locale), DAYS);
}

/** Returns the weeks of the month of a day, filled up with days of the months beside it. */
export function weeksOfMonth(day: string, locale: string): string[][] {
  const month = startOfMonth(parseDate(day));
  const last = endOfMonth(month);
  const weeks: string[][] = [];
  for (let start = startOfWeek(month, locale); start.compare(last) <= 0; start = start.add({ days: DAYS })) {
    weeks.push(daysFrom(start, DAYS));
  }
  return weeks;
}

/** Returns the first and the last day that a view shows. */
export function rangeOf(period: Period, day: string, locale: string): Range {
  const days = period === "week" ? weekOf(day, locale) : weeksOfMonth(day, locale).flat();
  return { from: days[0] ?? day, to: days.at(-1) ?? day };
}

/** Returns a day of the period before (-1) or after (1). In another month it is the first, so that none is skipped. */
export function stepped(period: Period, day: string, step: -1 | 1): string {
  const date = parseDate(day);
  return (
    period === "week" ? date.add({ weeks: step }) : startOfMonth(date).add({ months: step })
  ).toString();
}

/** Returns true when both days are in the same month. */
export const isSameMonth = (one: string, other: string) => one.slice(0, 7) === other.slice(0, 7);

/** Returns the moment of a local day and time, as posts have it. */
export const localMoment = (day: string, time: string) => `${day}T${time}`;

/** Returns the day of a local moment. */
export const dayOfMoment = (moment: string) => moment.slice(0, 10);

/** Returns the time of a local moment. */
export const timeOfMoment = (moment: string) => moment.slice(11, 16);

function daysFrom(first: CalendarDate, count: number): string[] {
  return Array.from({ length: count }, (_, at) => first.add({ days: at }).toString());
}
