// The bar above a review: its assignee, its due time, and the state of the work.
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useFormat } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { meQuery } from "@/lib/me";
import { cx } from "@/ui/cx";
import { Select } from "@/ui/select";
import type { Review } from "../api";
import { WORK_STATES } from "../search";
import { useTeamworkWords } from "../words";
import { type Assignment, type AssignmentChange, type Colleague, colleaguesQuery } from "./api";
import { isOverdue } from "./due";
import { DueSelect } from "./due-select";
import { useAssign } from "./use-assign";

const NOBODY = "none";

export interface AssignmentBarProps {
  review: Review;
  /** True when the shortcut to the assignee was pressed. */
  isWanted: boolean;
  onOpened: () => void;
}

/** The assignment of a review, to be changed by members who may assign. */
export function AssignmentBar({ review, isWanted, onOpened }: AssignmentBarProps) {
  const words = useTeamworkWords();
  const may = useMay();
  const { assignment } = review;
  if (!assignment) return null;
  return (
    <section
      aria-label={words.bar}
      className="flex flex-wrap items-center gap-2 rounded-lg border border-line bg-paper px-3 py-2"
    >
      {may("assign_reviews") ? (
        <Controls review={review} assignment={assignment} isWanted={isWanted} onOpened={onOpened} />
      ) : (
        <Facts assignment={assignment} />
      )}
    </section>
  );
}

function Controls({
  review,
  assignment,
  isWanted,
  onOpened,
}: AssignmentBarProps & { assignment: Assignment }) {
  const words = useTeamworkWords();
  const me = useQuery(meQuery).data?.user.id;
  const { data: colleagues = [] } = useQuery(colleaguesQuery(review.location_id));
  const { mutate } = useAssign(review, colleagues);
  const picker = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    picker.current?.querySelector("button")?.click();
    onOpened();
  }, [isWanted, onOpened]);
  const { assignee, due_at, state } = assignment;
  const change = (part: Partial<AssignmentChange>) =>
    mutate({ assignee: assignee?.id ?? null, due_at, state, ...part });
  return (
    <>
      <div ref={picker} className="min-w-0 flex-1 sm:min-w-48">
        <Select
          label={words.assignee}
          hideLabel
          className="w-full"
          value={assignee?.id ?? NOBODY}
          choices={assigneeChoices(colleagues, assignee, me, words)}
          onChange={(id) => change({ assignee: id === NOBODY ? null : id })}
        />
      </div>
      <DueSelect
        due={due_at}
        isOverdue={isOverdue(assignment, new Date())}
        onChange={(due) => change({ due_at: due })}
        className="min-w-0 max-sm:order-last max-sm:w-full sm:min-w-52 sm:flex-1"
      />
      <Select
        label={words.state}
        hideLabel
        className="min-w-0 max-sm:w-34 sm:min-w-32 sm:flex-1"
        value={state}
        choices={WORK_STATES.map((id) => ({ id, label: words.states[id] }))}
        onChange={(id) => {
          const chosen = WORK_STATES.find((each) => each === id);
          if (chosen) change({ state: chosen });
        }}
      />
    </>
  );
}

/** Returns no one, the reader, and the other members who may reply; a former assignee stays until another is chosen. */
function assigneeChoices(
  colleagues: readonly Colleague[],
  assignee: Assignment["assignee"],
  me: string | undefined,
  words: ReturnType<typeof useTeamworkWords>,
) {
  const assignable = colleagues.filter(({ may_be_assigned }) => may_be_assigned);
  const own = assignable.filter(({ id }) => id === me).map(({ id, name }) => ({ id, label: words.me(name) }));
  const others = assignable.filter(({ id }) => id !== me).map(({ id, name }) => ({ id, label: name }));
  const known = [{ id: NOBODY, label: words.unassigned }, ...own, ...others];
  if (!assignee || known.some(({ id }) => id === assignee.id)) return known;
  return [...known, { id: assignee.id, label: assignee.name ?? words.former }];
}

function Facts({ assignment }: { assignment: Assignment }) {
  const words = useTeamworkWords();
  const format = useFormat();
  const { assignee, due_at, state } = assignment;
  const late = isOverdue(assignment, new Date());
  const date = due_at && format.date(due_at);
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 py-1 text-sm">
      <bdi className="break-words">
        {assignee ? words.assigned_to(assignee.name ?? words.former) : words.unassigned}
      </bdi>
      {date && (
        <span className={cx("numeric", late ? "font-medium text-poor-ink" : "text-ink-muted")}>
          {late ? words.overdue_since(date) : words.due_on(date)}
        </span>
      )}
      <span className="text-ink-muted">{words.states[state]}</span>
    </p>
  );
}
