// Moving a post to another day: shown at once, saved behind it, taken back when the server refuses.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useFormat, useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { toasts } from "@/ui/toast";
import { movePost } from "../api";
import { dayOfMoment } from "../dates";
import { usePostsWords } from "../words";

/** A move of a post, with where it was. */
export interface Move {
  id: string;
  /** Previous local time; null without one. */
  from: string | null;
  /** Local moment after. */
  to: string;
}

/** Moves posts one at a time. While `isPending`, `variables` is the move that is being saved. */
export function useMove() {
  const { move: words } = usePostsWords();
  const messages = useMessages();
  const format = useFormat();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ["posts"] });
  const mutation = useMutation({
    mutationFn: async ({ id, to }: Move) => {
      await movePost(id, to);
      // The ghost stays until the fresh days are here, so that the post does not jump back for a moment.
      await refresh();
    },
    onSuccess: (_, { id, from, to }) =>
      toasts.success(
        words.moved(format.day(dayOfMoment(to))),
        from === null
          ? undefined
          : { label: words.undo, onPress: () => mutation.mutate({ id, from: null, to: from }) },
      ),
    onError: (error) => {
      toasts.error(`${words.failed} ${problemText(error, messages)}`);
      void refresh();
    },
  });
  return mutation;
}
