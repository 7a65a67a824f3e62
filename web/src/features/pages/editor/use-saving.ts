// Saving the draft, and publishing it.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { toasts } from "@/ui/toast";
import { pageQuery, publishPage, saveContent } from "../api";
import type { Content, LocalPageDetail } from "../types";
import { useEditorWords } from "./words";

/** Returns both; `onSaved` is called with the page as it is then. */
export function useSaving(location: string, onSaved: (page: LocalPageDetail) => void) {
  const words = useEditorWords();
  const messages = useMessages();
  const client = useQueryClient();
  const keep = (page: LocalPageDetail) => {
    client.setQueryData(pageQuery(location).queryKey, page);
    void client.invalidateQueries({
      queryKey: ["pages"],
      predicate: ({ queryKey }) => queryKey[1] !== "one",
    });
    onSaved(page);
  };
  const save = useMutation({
    mutationFn: (content: Content) => saveContent(location, content),
    onSuccess: keep,
    onError: (error) => toasts.error(`${words.save_failed} ${problemText(error, messages)}`),
  });
  const publish = useMutation({
    mutationFn: () => publishPage(location),
    onSuccess: (page) => {
      keep(page);
      toasts.success(words.publishing.done);
    },
  });
  return { save, publish };
}
