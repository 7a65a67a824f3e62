// Hides a directory or changes its weight, optimistically.
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
  const mutation = useMutation({
    mutationFn: ({ id, ...patch }: DirectoryChange) => changeDirectory(id, patch),
    onMutate: async ({ id, ...patch }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<Directory[]>(queryKey);
      client.setQueryData<Directory[]>(queryKey, (all) =>
        all?.map((each) => (each.id === id ? { ...each, ...patch } : each)),
      );
      return before;
    },
    // Shown here, because the row of a hidden directory disappears with the change.
    onSuccess: ({ id, name }, { is_hidden }) => {
      if (is_hidden === undefined) return;
      toasts.success((is_hidden ? words.hid : words.shown)(name), {
        label: words.undo,
        onPress: () => mutation.mutate({ id, is_hidden: !is_hidden }),
      });
    },
    onError: (error, _, before) => {
      client.setQueryData(queryKey, before);
      toasts.error(`${words.change_failed} ${problemText(error, messages)}`);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["citations"] }),
  });
  return mutation;
}
