// Task list, or its empty state.
import { useEffect, useEffectEvent, useRef } from "react";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { Skeleton } from "@/ui/skeleton";
import { useCitationsWords, useTasksWords } from "../words";
import { TaskRow } from "./task-row";
import type { useTasks } from "./use-tasks";

export interface TaskListProps {
  tasks: ReturnType<typeof useTasks>;
  open: string | undefined;
  onClearFilters: () => void;
}

/** Rows, and the next page before their end is reached. */
export function TaskList({ tasks, open, onClearFilters }: TaskListProps) {
  const words = useTasksWords();
  const shared = useCitationsWords();
  const messages = useMessages();
  const { list, rows, loadMore } = tasks;
  if (list.isPending || (list.isPlaceholderData && rows.length === 0)) return <ListSkeleton />;
  if (list.error && rows.length === 0) {
    return (
      <div className="p-4">
        <Banner
          kind="error"
          title={words.list.failed}
          actions={
            <Button size="sm" onPress={() => void list.refetch()}>
              {messages.ui.retry}
            </Button>
          }
        >
          {problemText(list.error, messages)}
        </Banner>
      </div>
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        title={words.list.none}
        text={words.list.none_text}
        actions={<Button onPress={onClearFilters}>{words.filters.clear}</Button>}
      />
    );
  }
  return (
    <>
      <ul aria-label={words.list.label} className="divide-y divide-line">
        {rows.map((task) => (
          <TaskRow key={task.id} task={task} isOpen={task.id === open} replaces={open !== undefined} />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="p-3">
          <InSight onSight={loadMore} />
          <Button size="sm" className="w-full" isPending={list.isFetchingNextPage} onPress={loadMore}>
            {shared.more}
          </Button>
        </div>
      )}
    </>
  );
}

/** Calls back when it is scrolled near. */
function InSight({ onSight }: { onSight: () => void }) {
  const mark = useRef<HTMLSpanElement>(null);
  const see = useEffectEvent(onSight);
  useEffect(() => {
    const element = mark.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && see(), {
      rootMargin: "400px",
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <span ref={mark} aria-hidden="true" />;
}

function ListSkeleton() {
  return (
    <div className="flex flex-col gap-4 p-4" aria-busy="true">
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-3 w-56" />
          <Skeleton className="h-5 w-24" />
        </div>
      ))}
    </div>
  );
}
