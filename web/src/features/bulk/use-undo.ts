// Undoes a bulk job.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { toasts } from "@/ui/toast";
import { recentBulkQuery, showStarted, undoBulk } from "./api";
import { useBulkWords } from "./words";

/** Starts the undo of a piece of work by its id; its progress shows above the list. */
export function useUndo() {
  const client = useQueryClient();
  const messages = useMessages();
  const { done } = useBulkWords();
  return useMutation({
    mutationFn: (id: string) => undoBulk(id),
    onSuccess: (bulk) => showStarted(client, [bulk]),
    onError: (error) => toasts.error(`${done.undo_failed} ${problemText(error, messages)}`),
    onSettled: () => void client.invalidateQueries({ queryKey: recentBulkQuery.queryKey }),
  });
}
