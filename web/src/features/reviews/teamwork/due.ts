// Due times of reviews. Pure.
import type { Assignment } from "./api";

/** Choices of a due time, as days from today. */
export const DUE_DAYS = { today: 0, tomorrow: 1, days: 3, week: 7 } as const;
export type DueChoice = keyof typeof DUE_DAYS;

/** Returns the last second of a day, as the due time of that day. */
export function endOfDay(year: number, month: number, day: number): string {
  return new Date(year, month, day, 23, 59, 59).toISOString();
}

/** Returns the due time of a choice. */
export function dueOf(choice: DueChoice, now: Date): string {
  return endOfDay(now.getFullYear(), now.getMonth(), now.getDate() + DUE_DAYS[choice]);
}

/** Returns the due time of a date "YYYY-MM-DD". */
export function dueOfDate(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return endOfDay(year, month - 1, day);
}

/** Returns true for a review that is past its due time and not done. */
export function isOverdue(assignment: Assignment | null, now: Date): boolean {
  if (!assignment?.due_at || assignment.state === "done") return false;
  return Date.parse(assignment.due_at) < now.getTime();
}
