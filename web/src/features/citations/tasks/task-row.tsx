// One task in the list.
import { Link } from "@tanstack/react-router";
import { Clock } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { type Status, StatusBadge } from "@/ui/badge";
import { cx } from "@/ui/cx";
import type { Task, TaskState } from "../types";
import { useCitationsWords, useTasksWords } from "../words";

const LOOK: Record<TaskState, Status> = {
  to_do: "neutral",
  needs_fix: "poor",
  submitted: "fair",
  awaiting_email: "fair",
  awaiting_phone: "fair",
  awaiting_post: "fair",
  awaiting_document: "fair",
  live: "good",
  rejected: "poor",
  not_applicable: "neutral",
  paused: "neutral",
};

/** Returns the id of the link of a row. */
export const taskRowId = (task: string) => `task-${task}`;

/** State of a task with its word. */
export function TaskBadge({ state }: { state: TaskState }) {
  const { task_states } = useCitationsWords();
  return <StatusBadge status={LOOK[state]}>{task_states[state]}</StatusBadge>;
}

export interface TaskRowProps {
  task: Task;
  isOpen: boolean;
  /** True when another task is open; this one then replaces its history entry. */
  replaces: boolean;
}

/** Directory, location, fields to change, state and due date. */
export function TaskRow({ task, isOpen, replaces }: TaskRowProps) {
  const shared = useCitationsWords();
  const { list: words } = useTasksWords();
  const format = useFormat();
  const { id, kind, state, directory, location, fields, assignee, due_at, is_overdue } = task;
  const names = fields.map((field) => shared.fields[field]);
  return (
    <li
      className={cx(
        "border-l-3 [contain-intrinsic-size:auto_6rem] [content-visibility:auto]",
        isOpen ? "border-l-primary bg-primary-soft" : "border-l-transparent hover:bg-hover",
      )}
    >
      <Link
        id={taskRowId(id)}
        from="/dashboard/citations/tasks"
        to="/dashboard/citations/tasks"
        search={(before) => ({ ...before, task: id })}
        replace={replaces}
        resetScroll={false}
        preload={false}
        className="flex min-w-0 flex-col gap-1 px-4 py-3 outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
      >
        <span className="flex items-baseline justify-between gap-2">
          <span className="min-w-0 truncate font-medium text-ink">{directory.name}</span>
          <span className="shrink-0 text-xs text-ink-faint">{shared.tier(directory.tier)}</span>
        </span>
        <bdi className="truncate text-xs text-ink-muted">
          {location.name}, {location.city}
        </bdi>
        <span className="truncate text-sm text-ink">
          {shared.task_kinds[kind]}
          {names.length > 0 && <span className="text-ink-muted">{format.colon + format.list(names)}</span>}
        </span>
        <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-muted">
          <TaskBadge state={state} />
          {due_at && (
            <span
              className={cx(
                "numeric inline-flex items-center gap-1",
                is_overdue && "font-medium text-poor-ink",
              )}
            >
              <Clock className="size-3.5" strokeWidth={1.5} aria-hidden="true" />
              {is_overdue ? words.overdue(format.date(due_at)) : words.due(format.date(due_at))}
            </span>
          )}
          {assignee?.name && <bdi className="ml-auto truncate">{assignee.name}</bdi>}
        </span>
      </Link>
    </li>
  );
}
