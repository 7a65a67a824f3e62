// Saving the settings of requests.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { toasts } from "@/ui/toast";
import { saveSettings, settingsQuery } from "./api";
import { useSettingsWords } from "./words";

/** Saves the settings and confirms it. */
export function useSaveSettings() {
  const words = useSettingsWords();
  const messages = useMessages();
  const client = useQueryClient();
  return useMutation({
    scope: { id: "request-settings" },
    mutationFn: saveSettings,
    onSuccess: (saved) => {
      client.setQueryData(settingsQuery.queryKey, saved);
      toasts.success(words.saved);
    },
    onError: (error) => toasts.error(`${words.failed} ${problemText(error, messages)}`),
  });
}
