// The tasks of the current address, as far as they are loaded, and changes of one.
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { toasts } from "@/ui/toast";
import { changeTask, type TaskFilters, taskQuery, tasksQuery } from "../api";
import type { Task, TaskPatch } from "../types";
import { useTasksWords } from "../words";
import { settle } from "./rules";

const NO_TASKS: readonly Task[] = [];

interface SettledTasks {
  key: string;
  fresh: readonly Task[];
  rows: readonly Task[];
}

/** List of one address. Rows keep their place until the address changes. */
export function useTasks(filters: TaskFilters) {
  const key = JSON.stringify(filters);
  const list = useInfiniteQuery(tasksQuery(filters));
  const { data, isPlaceholderData, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const fresh = useMemo(
    () => (isPlaceholderData ? NO_TASKS : (data?.pages.flatMap(({ items }) => items) ?? NO_TASKS)),
    [data, isPlaceholderData],
  );
  const [settled, setSettled] = useState<SettledTasks>({ key, fresh: NO_TASKS, rows: NO_TASKS });
  let now = settled;
  if (settled.key !== key || settled.fresh !== fresh) {
    now = { key, fresh, rows: settle(settled.key === key ? settled.rows : NO_TASKS, fresh) };
    setSettled(now);
  }
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  /** Shows a changed task in its row. */
  const show = useCallback(
    (task: Task) =>
      setSettled((before) => ({
        ...before,
        rows: before.rows.map((each) => (each.id === task.id ? task : each)),
      })),
    [],
  );
  return { list, rows: now.rows, loadMore, show };
}

/** Change of one task. */
export interface TaskChange extends TaskPatch {
  id: string;
}

/** Changes a task; `show` gets the answer. */
export function useChangeTask(show: (task: Task) => void) {
  const { work: words } = useTasksWords();
  const messages = useMessages();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...patch }: TaskChange) => changeTask(id, patch),
    onSuccess: (answer) => {
      client.setQueryData(taskQuery(answer.task.id).queryKey, answer);
      show(answer.task);
    },
    onError: (error) => toasts.error(`${words.failed} ${problemText(error, messages)}`),
    onSettled: () => client.invalidateQueries({ queryKey: ["citations"] }),
  });
}
