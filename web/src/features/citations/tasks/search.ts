// The state of the task board in its address: filters, and the open task. Pure.
import type { TaskFilters } from "../api";
import type { TaskKind, TaskState } from "../types";

/** The states in the order of the work. */
export const TASK_STATES = [
  "to_do",
  "needs_fix",
  "submitted",
  "awaiting_email",
  "awaiting_phone",
  "awaiting_post",
  "awaiting_document",
  "paused",
  "live",
  "rejected",
  "not_applicable",
] as const satisfies readonly TaskState[];
export const TASK_KINDS = ["fix", "create", "remove"] as const satisfies readonly TaskKind[];

const MAX_TEXT = 80;

/** Search parameters. Defaults are left out, so that a plain board has a plain address. */
export interface TasksSearch {
  /** The open task. */
  task?: string;
  /** State to filter by; open tasks by default. */
  state?: TaskState | "all";
  kind?: TaskKind;
  /** Id of the location to filter by. */
  location?: string;
  /** True for tasks of the user only. */
  mine?: true;
  /** True for overdue tasks only. */
  overdue?: true;
}

/** The filters, all off. */
export const NO_TASK_FILTERS = {
  state: undefined,
  kind: undefined,
  location: undefined,
  mine: undefined,
  overdue: undefined,
} as const;

/** Reads an address. Anything that is not understood is left out, never an error. */
export function parseTasksSearch(raw: Record<string, unknown>): TasksSearch {
  return {
    task: text(raw.task),
    state: ([...TASK_STATES, "all"] as const).find((state) => state === raw.state),
    kind: TASK_KINDS.find((kind) => kind === raw.kind),
    location: text(raw.location),
    mine: flag(raw.mine),
    overdue: flag(raw.overdue),
  };
}

/** The filters of an address as the server knows them. */
export function taskFiltersOf(search: TasksSearch, me: string | undefined): TaskFilters {
  const { state, kind, location, mine, overdue } = search;
  return {
    ...(state === undefined && { open: true }),
    ...(state !== undefined && state !== "all" && { state }),
    ...(kind && { kind }),
    ...(location && { location }),
    ...(mine && me !== undefined && { assignee: me }),
    ...(overdue && { overdue }),
  };
}

/** Returns true when the board may not show every open task. */
export function isTaskNarrowed({ state, kind, location, mine, overdue }: TasksSearch): boolean {
  return [state, kind, location, mine, overdue].some((value) => value !== undefined);
}

function flag(value: unknown): true | undefined {
  return value === true || value === "true" ? true : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === "string" ? value.trim().slice(0, MAX_TEXT) || undefined : undefined;
}
