// Hiding a directory, or changing what it weighs: shown at once, taken back when the server refuses.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { toasts } from "@/ui/toast";
import { changeDirectory, directoriesQuery } from "../api";
import type { Directory } from "../types";
import { useDirectoriesWords } from "../words";

/** Change of a directory of any kind. */
export interface DirectoryChange {
  id: string;
  tier?: number;
  is_hidden?: boolean;
}

/** Sends a change. */
export function useChangeDirectory() {
  const words = useDirectoriesWords();
  const messages = useMessages();
  const client = useQueryClient();
  const { queryKey } = directoriesQuery;
  return useMutation({
    mutationFn: ({ id, ...patch }: DirectoryChange) => changeDirectory(id, patch),
    onMutate: async ({ id, ...patch }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<Directory[]>(queryKey);
      client.setQueryData<Directory[]>(queryKey, (all) =>
        all?.map((each) => (each.id === id ? { ...each, ...patch } : each)),
      );
      return before;
    },
    onError: (error, _, before) => {
      client.setQueryData(queryKey, before);
      toasts.error(`${words.change_failed} ${problemText(error, messages)}`);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["citations"] }),
  });
}
