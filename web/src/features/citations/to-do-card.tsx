// Open work beside the figures: counts with links.
import { Card, StatCardSkeleton } from "@/ui/card";
import { Link } from "@/ui/link";
import { StateMark } from "./state-mark";
import type { ListingState, Summary } from "./types";
import type { ChangeCitationsSearch } from "./use-search";
import { useCitationsWords } from "./words";

const TASKS = "/dashboard/citations/tasks";

export interface ToDoCardProps {
  summary: Summary | undefined;
  onChange: ChangeCitationsSearch;
}

/** Wrong and missing listings as filters, and the open tasks as a link. */
export function ToDoCard({ summary, onChange }: ToDoCardProps) {
  const { figures: words } = useCitationsWords();
  if (!summary) return <StatCardSkeleton />;
  const { wrong, missing, tasks_open, tasks_overdue } = summary;
  const states: readonly [ListingState, number, string][] = [
    ["wrong", wrong, words.wrong(wrong)],
    ["missing", missing, words.missing(missing)],
  ];
  const openStates = states.filter(([, count]) => count > 0);
  return (
    <Card className="col-span-full flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 px-3.5 py-2 text-sm sm:px-4 @5xl:col-span-1 @5xl:flex-col @5xl:items-start @5xl:py-3">
      <span className="text-ink-muted">{words.open}</span>
      <span className="flex flex-wrap gap-x-4 gap-y-1 @5xl:flex-col">
        {openStates.map(([state, , text]) => (
          <button
            key={state}
            type="button"
            onClick={() => onChange({ state })}
            className="focus-ring numeric flex cursor-default items-center gap-1.5 rounded-sm text-left font-medium text-ink hover:underline"
          >
            <StateMark state={state} shape="disc" />
            {text}
          </button>
        ))}
        {tasks_open > 0 && (
          <span className="numeric flex flex-wrap items-center gap-x-2">
            <Link href={TASKS}>{words.tasks(tasks_open)}</Link>
            {tasks_overdue > 0 && (
              <Link href={`${TASKS}?overdue=true`} className="text-poor-ink">
                {words.overdue(tasks_overdue)}
              </Link>
            )}
          </span>
        )}
        {openStates.length === 0 && tasks_open === 0 && <span className="text-ink">{words.all_done}</span>}
      </span>
    </Card>
  );
}
