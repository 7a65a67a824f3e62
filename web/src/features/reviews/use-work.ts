// Changes of one review: shown at once, taken back when the server refuses.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { toasts } from "@/ui/toast";
import { deleteReply, markDone, type Review, sendReply, showReview } from "./api";
import { useReviewsWords } from "./words";

/** Sends a request about a review and shows its expected result meanwhile. */
function useChange<Input>(
  send: (input: Input) => Promise<Review>,
  expected: (review: Review, input: Input) => Review,
  idOf: (input: Input) => string,
  failed: string,
) {
  const client = useQueryClient();
  const messages = useMessages();
  return useMutation({
    mutationFn: send,
    onMutate: async (input) => {
      // An answer that is on its way would show the state before.
      await client.cancelQueries({ queryKey: ["reviews", "list"] });
      await client.cancelQueries({ queryKey: ["reviews", "one", idOf(input)] });
      return showReview(client, idOf(input), (review) => expected(review, input));
    },
    onSuccess: (review) => void showReview(client, review.id, () => review),
    onError: (error, _, undo) => {
      undo?.();
      toasts.error(`${failed} ${problemText(error, messages)}`);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["reviews"] }),
  });
}

/** Text of a reply on its way. */
export interface Sending {
  id: string;
  text: string;
  /** False for a source that takes no replies from here. */
  canReply: boolean;
}

/** Sends a reply. */
export function useSendReply() {
  const { composer: words } = useReviewsWords();
  return useChange<Sending>(
    ({ id, text }) => sendReply(id, text),
    (review, { text, canReply }) => ({
      ...review,
      is_answered: true,
      reply: {
        text: text.trim(),
        at: new Date().toISOString(),
        state: canReply ? "queued" : "recorded",
        code: null,
        by: null,
      },
    }),
    ({ id }) => id,
    words.failed,
  );
}

/** Removes a reply. */
export function useDeleteReply() {
  const { reply: words } = useReviewsWords();
  return useChange<{ id: string; canReply: boolean }>(
    ({ id }) => deleteReply(id),
    (review, { canReply }) => ({
      ...review,
      is_answered: false,
      reply: canReply && review.reply ? { ...review.reply, state: "removing", code: null } : null,
    }),
    ({ id }) => id,
    words.delete_failed,
  );
}

/** Marks a review as done, or as open again. */
export function useMarkDone() {
  const { pane: words } = useReviewsWords();
  return useChange<{ id: string; isDone: boolean }>(
    ({ id, isDone }) => markDone(id, isDone),
    (review, { isDone }) => ({ ...review, is_done: isDone }),
    ({ id }) => id,
    words.done_failed,
  );
}
