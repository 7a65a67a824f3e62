// Recurrence of a schedule as text. Pure.
import type { Format } from "@/lib/format";
import type { Schedule } from "../types";
import type { schedules } from "./en";

/** Fields of a schedule that determine its times. */
export type Recurrence = Pick<Schedule, "every" | "weekday" | "day" | "at" | "zone">;

/** Day that stands for the last one of every month. */
export const MONTH_END = 31;
/** Days of a month to choose from. */
export const MONTH_DAYS = [...Array.from({ length: 28 }, (_, at) => at + 1), MONTH_END] as const;
/** Days of a week, Monday first. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** A Monday. */
const MONDAY = Date.UTC(2026, 10, 2);
const DAY_MS = 86_400_000;

/** Returns the name of a day of the week, 1 (Monday) to 7. */
export function weekdayName(weekday: number, format: Format): string {
  return format.weekday(new Date(MONDAY + (weekday - 1) * DAY_MS).toISOString().slice(0, 10));
}

/** Returns the city of a time zone: "America/New_York" is New York. */
export function cityOf(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}

/** Returns "Every Monday at 8:00 AM, Paris time". */
export function recurrenceText(
  recurrence: Recurrence,
  words: (typeof schedules)["recurrence"],
  format: Format,
): string {
  const { every, weekday, day, at, zone } = recurrence;
  const time = format.time(at);
  const place = cityOf(zone);
  if (every === "day") return words.day(time, place);
  if (every === "week") return words.week(weekdayName(weekday ?? 1, format), time, place);
  return (day ?? 1) >= MONTH_END ? words.month_end(time, place) : words.month(day ?? 1, time, place);
}
