// Restoring a deleted location.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { toasts } from "@/ui/toast";
import { restoreLocation } from "./api";

/** Restores a location by its id, shows the result in a toast, and refetches the changed data. */
export function useRestore() {
  const messages = useMessages();
  const client = useQueryClient();
  return useMutation({
    mutationFn: restoreLocation,
    onSuccess: async ({ name }) => {
      await client.invalidateQueries({ queryKey: ["locations"] });
      toasts.success(messages.locations.restored(name));
    },
    onError: (problem) => toasts.error(problemText(problem, messages)),
  });
}
