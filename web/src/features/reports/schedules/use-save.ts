// Saving schedules.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { idempotencyKey } from "@/lib/idempotency-key";
import { toasts } from "@/ui/toast";
import type { NewSchedule, Schedule } from "../types";
import { useProblem } from "../use-problem";
import { addSchedule, changeSchedule, schedulesQuery } from "./api";
import { useSchedulesWords } from "./words";

/** Adds a schedule, or changes one. */
export function useSave(schedule: Schedule | undefined, onDone: () => void) {
  const { dialog: words } = useSchedulesWords();
  const client = useQueryClient();
  const key = useRef(idempotencyKey());
  const sent = useRef("");
  return useMutation({
    mutationFn: (body: Omit<NewSchedule, "paused">) => {
      if (schedule) return changeSchedule(schedule.id, body);
      // A changed request is another one.
      const text = JSON.stringify(body);
      if (sent.current !== "" && sent.current !== text) key.current = idempotencyKey();
      sent.current = text;
      return addSchedule(body, key.current);
    },
    onSuccess: () => {
      toasts.success(schedule ? words.saved : words.created);
      void client.invalidateQueries({ queryKey: schedulesQuery.queryKey });
      onDone();
    },
  });
}

/** Pauses a schedule, or resumes it. */
export function usePause(schedule: Schedule) {
  const words = useSchedulesWords();
  const problemOf = useProblem();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => changeSchedule(schedule.id, { paused: !schedule.paused }),
    onSuccess: ({ paused }) => toasts.success(paused ? words.paused_done : words.resumed_done),
    onError: (error) => toasts.error(problemOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: schedulesQuery.queryKey }),
  });
}
