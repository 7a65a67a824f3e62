// Rules of the task board. Pure.
import type { Task, TaskState } from "../types";

/** Rows that keep their place: changed tasks change in theirs, those that the filters no longer match stay. */
export function settle(current: readonly Task[], fresh: readonly Task[]): readonly Task[] {
  if (current.length === 0) return fresh;
  const byId = new Map(fresh.map((task) => [task.id, task]));
  const ids = new Set(current.map(({ id }) => id));
  return [...current.map((task) => byId.get(task.id) ?? task), ...fresh.filter(({ id }) => !ids.has(id))];
}

/** Returns the id before (-1) or after (1) the open task; the first one when none is open. */
export function neighborOf(
  rows: readonly Pick<Task, "id">[],
  open: string | undefined,
  step: -1 | 1,
): string | undefined {
  const at = rows.findIndex(({ id }) => id === open);
  return at < 0 ? rows[0]?.id : rows[at + step]?.id;
}

/** The state that moves a task forward with one press; undefined when it needs a choice. */
export function nextStep({ state, next_states }: Pick<Task, "state" | "next_states">): TaskState | undefined {
  const nextState: TaskState = state === "submitted" || state.startsWith("awaiting_") ? "live" : "submitted";
  return next_states.includes(nextState) ? nextState : undefined;
}

/** The last second of a day "YYYY-MM-DD" on this device, as the due time of that day. */
export function dueOfDate(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, day, 23, 59, 59).toISOString();
}

/** The day "YYYY-MM-DD" of a due time on this device. */
export function dateOfDue(due: string): string {
  const time = new Date(due);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}
