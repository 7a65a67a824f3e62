// Marks of an assignment in a row of the list: initials, and "Overdue".
import { AlarmClock } from "lucide-react";
import { initials } from "@/ui/avatar";
import { useTeamworkWords } from "../words";
import type { Assignment } from "./api";
import { isOverdue } from "./due";

/** Initials of the assignee, and "Overdue". */
export function RowMarks({ assignment }: { assignment: Assignment }) {
  const words = useTeamworkWords();
  const { assignee } = assignment;
  const name = assignee?.name ?? words.former;
  return (
    <>
      {isOverdue(assignment, new Date()) && (
        <span className="inline-flex shrink-0 items-center gap-1 text-xs font-medium text-poor-ink">
          <AlarmClock className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
          {words.overdue}
        </span>
      )}
      {assignee && (
        <span
          title={words.assigned_to(name)}
          className="-my-0.5 grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-surface px-1 text-xs font-semibold text-link inset-ring inset-ring-line-strong"
        >
          <span aria-hidden="true">{initials(name)}</span>
          <span className="sr-only">{words.assigned_to(name)}</span>
        </span>
      )}
    </>
  );
}
