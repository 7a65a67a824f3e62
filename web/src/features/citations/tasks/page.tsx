// The task board: filters, the list, and the open task.
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { ListChecks } from "lucide-react";
import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import { useMay } from "@/lib/may";
import { meQuery } from "@/lib/me";
import { useShortcuts } from "@/lib/shortcuts";
import { useTitle } from "@/lib/title";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { CompactLabel } from "@/ui/compact-label";
import { cx } from "@/ui/cx";
import { EmptyState } from "@/ui/empty-state";
import { Kbd } from "@/ui/kbd";
import { PageHeader } from "@/ui/page-header";
import { Sections } from "../sections";
import { usePlanTasks } from "../use-plan";
import { useCitationsWords, useTasksWords } from "../words";
import { TaskFilters } from "./filters";
import { neighborOf, nextStep } from "./rules";
import { isTaskNarrowed, NO_TASK_FILTERS, type TasksSearch, taskFiltersOf } from "./search";
import { TaskList } from "./task-list";
import { TaskPane } from "./task-pane";
import { taskRowId } from "./task-row";
import { useChangeTask, useTasks } from "./use-tasks";

const route = getRouteApi("/dashboard/citations/tasks");
/** Screens that are wide enough for both panes. */
const WIDE_SCREEN = "(min-width: 64rem)";

/** /dashboard/citations/tasks. */
export function TasksPage() {
  const shared = useCitationsWords();
  const words = useTasksWords();
  useTitle(words.title);
  const may = useMay();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = useCallback(
    (patch: Partial<TasksSearch>, replace = false) =>
      void navigate({ search: (before) => ({ ...before, ...patch }), replace, resetScroll: false }),
    [navigate],
  );
  const { data: me } = useQuery(meQuery);
  const tasks = useTasks(taskFiltersOf(search, me?.user.id));
  const { mutate: plan, isPending: isPlanning } = usePlanTasks();
  const isRead = search.task !== undefined;
  const isEmpty =
    tasks.list.isSuccess &&
    !tasks.list.isPlaceholderData &&
    tasks.rows.length === 0 &&
    !isTaskNarrowed(search) &&
    !isRead;
  const planButton = may("work_on_citations") && (
    <Button
      variant="primary"
      icon={<ListChecks className="size-4" strokeWidth={1.5} aria-hidden="true" />}
      isPending={isPlanning}
      onPress={() => plan(null)}
    >
      <CompactLabel>{words.plan}</CompactLabel>
    </Button>
  );
  return (
    <div
      className={cx(
        "flex min-w-0 flex-col gap-4 sm:gap-5",
        // The panes end with the window, and scroll on their own.
        !isEmpty && "lg:h-[calc(100dvh-6.5rem)] lg:min-h-[40rem]",
      )}
    >
      <PageHeader title={shared.title} subtitle={shared.subtitle} className={cx(isRead && "max-lg:hidden")}>
        {!isEmpty && planButton}
      </PageHeader>
      <div className={cx(isRead && "max-lg:hidden")}>
        <Sections />
      </div>
      {isEmpty ? (
        <Card>
          <EmptyState title={words.empty.title} text={words.empty.text} actions={planButton} />
        </Card>
      ) : (
        <>
          <div className={cx(isRead && "max-lg:hidden")}>
            <TaskFilters search={search} onChange={change} />
          </div>
          <Board search={search} onChange={change} tasks={tasks} />
        </>
      )}
    </div>
  );
}

interface BoardProps {
  search: TasksSearch;
  onChange: (patch: Partial<TasksSearch>, replace?: boolean) => void;
  tasks: ReturnType<typeof useTasks>;
}

/** List and pane, and the keys that move between tasks. */
function Board({ search, onChange, tasks }: BoardProps) {
  const { pane: words } = useTasksWords();
  const may = useMay();
  const { rows, show } = tasks;
  const { mutate } = useChangeTask(show);
  const open = search.task;
  const row = rows.find(({ id }) => id === open);
  const go = (id: string) => {
    onChange({ task: id }, open !== undefined);
    focusRow(id);
  };
  const stepTo = (step: -1 | 1) => {
    const next = neighborOf(rows, open, step);
    return next === undefined ? undefined : () => go(next);
  };
  const next = stepTo(1);
  const previous = open === undefined ? undefined : stepTo(-1);
  const finish = () => {
    const state = row && nextStep(row);
    if (!row || !state) return;
    mutate({ id: row.id, state });
    next?.();
  };
  useShortcuts({
    j: () => next?.(),
    k: () => previous?.(),
    ...(may("work_on_citations") && open !== undefined ? { e: finish } : {}),
  });
  useHeadingOnNarrow(open);
  return (
    <div className="min-h-0 flex-1 lg:grid lg:grid-cols-[22.5rem_minmax(0,1fr)] lg:overflow-hidden lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:shadow-sm">
      <div
        className={cx(
          "max-lg:overflow-hidden max-lg:rounded-lg max-lg:border max-lg:border-line max-lg:bg-surface lg:overflow-y-auto lg:border-r lg:border-line",
          open !== undefined && "max-lg:hidden",
        )}
      >
        <TaskList tasks={tasks} open={open} onClearFilters={() => onChange(NO_TASK_FILTERS)} />
      </div>
      <section
        key={open}
        aria-label={words.label}
        className={cx("lg:overflow-y-auto", open === undefined && "max-lg:hidden")}
      >
        {open === undefined ? (
          <div className="flex h-full min-h-64 flex-col items-center justify-center gap-2 px-6 text-center text-ink-muted">
            <p className="font-medium text-ink">{words.none}</p>
            <p className="flex items-center gap-2 text-sm">
              <span className="flex gap-1">
                <Kbd>J</Kbd>
                <Kbd>K</Kbd>
              </span>
              {words.keys_hint}
            </p>
          </div>
        ) : (
          <TaskPane
            id={open}
            onBack={() => onChange({ task: undefined })}
            onPrevious={previous}
            onNext={row && next}
            onChange={(patch) => mutate({ id: open, ...patch })}
            onNextStep={finish}
          />
        )}
      </section>
    </div>
  );
}

/** Moves the focus to the row of a task, which the next render may still change. */
function focusRow(id: string) {
  const link = document.getElementById(taskRowId(id));
  link?.focus({ preventScroll: true });
  link?.scrollIntoView({ block: "nearest" });
}

/** Moves the focus into a pane that takes the place of the list, and back to the row. */
function useHeadingOnNarrow(open: string | undefined) {
  const last = useRef(open);
  const move = useEffectEvent(() => {
    const before = last.current;
    last.current = open;
    if (before === open || window.matchMedia(WIDE_SCREEN).matches) return;
    if (open === undefined) {
      if (before !== undefined) focusRow(before);
      return;
    }
    document.getElementById("task-title")?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the move follows each opened or closed task
  useEffect(() => move(), [open]);
}
