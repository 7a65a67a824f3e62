// Creates tasks for wrong and missing listings.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { toasts } from "@/ui/toast";
import { planTasks } from "./api";
import { useTasksWords } from "./words";

/** Plans the tasks of some locations, or of all (null). */
export function usePlanTasks() {
  const words = useTasksWords();
  const messages = useMessages();
  const client = useQueryClient();
  return useMutation({
    mutationFn: planTasks,
    onSuccess: ({ created }) => toasts.success(words.planned(created)),
    onError: (error) => toasts.error(`${words.plan_failed} ${problemText(error, messages)}`),
    onSettled: () => client.invalidateQueries({ queryKey: ["citations"] }),
  });
}
