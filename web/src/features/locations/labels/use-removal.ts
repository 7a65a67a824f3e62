// Deleting a label.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { toasts } from "@/ui/toast";
import { useListWords } from "../list/words";
import { type Label, labelsQuery, removeLabel } from "./api";

/** Deletes `label`, with its notices. */
export function useRemoval(label: Label) {
  const client = useQueryClient();
  const messages = useMessages();
  const { labels: words } = useListWords();
  return useMutation({
    mutationFn: () => removeLabel(label.id),
    onSuccess: () => toasts.success(words.deleted(label.name)),
    onError: (error) => toasts.error(`${words.delete_failed} ${problemText(error, messages)}`),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: labelsQuery.queryKey });
      void client.invalidateQueries({ queryKey: ["locations"] });
    },
  });
}
