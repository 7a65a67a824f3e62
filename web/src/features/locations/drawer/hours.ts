// Opening hours of a location on a day. Pure: dates and times are local to the location.

import type { OpeningHours } from "../hours/types";

const DAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

export interface DayHours {
  /** YYYY-MM-DD. */
  date: string;
  /** From and to, earliest first; empty when it is closed. */
  spans: { open: string; close: string }[];
  isAllDay: boolean;
  /** Other hours than usual on that weekday. */
  isSpecial: boolean;
}

/** Returns the hours of a location; null if they are invalid or empty. */
export function hoursOf(value: unknown): OpeningHours | null {
  if (typeof value !== "object" || value === null) return null;
  const { regular, special } = value as Partial<OpeningHours>;
  const hours = {
    regular: Array.isArray(regular) ? regular : [],
    special: Array.isArray(special) ? special : [],
  };
  return hours.regular.length + hours.special.length > 0 ? hours : null;
}

/** Returns the hours on a date: its special hours, otherwise those of the weekday. */
export function hoursOn(hours: OpeningHours, date: string): DayHours {
  const special = hours.special.filter((day) => day.date === date);
  const day = DAYS[new Date(`${date}T00:00:00Z`).getUTCDay()];
  const ranges =
    special.length > 0
      ? special.flatMap(({ is_closed, open_time, close_time }) =>
          is_closed || open_time === null || close_time === null
            ? []
            : [{ open: open_time, close: close_time }],
        )
      : hours.regular
          .filter(({ open_day }) => open_day === day)
          .map(({ open_time, close_time }) => ({ open: open_time, close: close_time }));
  const spans = ranges.sort((a, b) => a.open.localeCompare(b.open));
  const isAllDay = spans.some(({ open, close }) => open === "00:00" && close === "24:00");
  return { date, spans, isAllDay, isSpecial: special.length > 0 };
}

/** A date of the calendar on the wall: YYYY-MM-DD in the zone of the device. */
export function dateOf(now: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The seven days from a date on. */
export function weekFrom(date: string): string[] {
  const first = Date.parse(`${date}T00:00:00Z`);
  return Array.from({ length: 7 }, (_, at) => new Date(first + at * 86_400_000).toISOString().slice(0, 10));
}
