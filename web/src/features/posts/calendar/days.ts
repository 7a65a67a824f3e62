// Posts of a calendar by day. Pure.
import { timeOfMoment } from "../dates";
import { refusedOf } from "../marks";
import type { Filters } from "../search";
import type { CalendarEntry } from "../types";

/** Posts of each day, in the order of their times. */
export type Days = ReadonlyMap<string, readonly CalendarEntry[]>;

/** A move that is being saved. */
export interface Saving {
  id: string;
  to: string;
}

/** Returns the posts that the filters leave: the server does not narrow by state. */
export function narrowed(entries: readonly CalendarEntry[], { kind, state }: Filters): CalendarEntry[] {
  return entries.filter(
    (entry) =>
      (kind === undefined || entry.kind === kind) &&
      (state === undefined || (state === "refused" ? refusedOf(entry.counts) > 0 : entry.state === state)),
  );
}

/** Groups posts by day. A post that is being moved is on its old and its new day. */
export function daysOf(entries: readonly CalendarEntry[], saving: Saving | null): Days {
  const days = new Map<string, CalendarEntry[]>();
  const put = (day: string, entry: CalendarEntry) => days.set(day, [...(days.get(day) ?? []), entry]);
  for (const entry of entries) {
    put(entry.day, entry);
    if (saving?.id === entry.post_id && saving.to !== entry.day) put(saving.to, entry);
  }
  for (const list of days.values()) list.sort(byTime);
  return days;
}

/** Earlier posts first. */
function byTime(one: CalendarEntry, other: CalendarEntry): number {
  return (
    timeOfMoment(one.at).localeCompare(timeOfMoment(other.at)) || one.post_id.localeCompare(other.post_id)
  );
}

/** Returns the entries that fit on a day, and the number of others. `total` includes posts that were not sent. */
export function visibleEntries(
  entries: readonly CalendarEntry[],
  total: number,
  room: number,
): [readonly CalendarEntry[], number] {
  const all = Math.max(total, entries.length);
  const first = all <= room ? entries : entries.slice(0, room - 1);
  return [first, all - first.length];
}
