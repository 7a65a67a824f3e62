// A change of one message: shown at once, taken back when the server refuses.
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { toasts } from "@/ui/toast";
import type { Feedback, FeedbackPage, FeedbackState, Member } from "../types";
import { changeFeedback, feedbackQuery } from "./api";
import { useFeedbackWords } from "./words";

/** State or assignee to set. */
export interface Change {
  id: string;
  state?: FeedbackState;
  /** Null removes the assignee. */
  assignee?: Member | null;
}

/** Changes a message. */
export function useChange() {
  const { pane: words } = useFeedbackWords();
  const messages = useMessages();
  const client = useQueryClient();
  return useMutation({
    // Changes of messages are sent one after the other.
    scope: { id: "feedback" },
    mutationFn: ({ id, state, assignee }: Change) =>
      changeFeedback(id, {
        ...(state && { state }),
        ...(assignee !== undefined && { assignee: assignee?.id ?? "" }),
      }),
    onMutate: async ({ id, state, assignee }) => {
      // A response that is still loading would show the previous state.
      await client.cancelQueries({ queryKey: ["feedback"] });
      return showFeedback(client, id, (feedback) => ({
        ...feedback,
        ...(state && { state }),
        ...(assignee !== undefined && { assignee }),
      }));
    },
    onError: (error, _, undo) => {
      undo?.();
      toasts.error(`${words.change_failed} ${problemText(error, messages)}`);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["feedback"] }),
  });
}

/** Updates a message in all lists and in its pane; the returned function restores the previous state. */
export function showFeedback(
  client: QueryClient,
  id: string,
  change: (feedback: Feedback) => Feedback,
): () => void {
  const lists = client.getQueriesData<InfiniteData<FeedbackPage>>({ queryKey: ["feedback", "list"] });
  const { queryKey } = feedbackQuery(id);
  const one = client.getQueryData(queryKey);
  for (const [key, data] of lists) {
    if (!data) continue;
    const pages = data.pages.map((page) => ({
      ...page,
      items: page.items.map((feedback) => (feedback.id === id ? change(feedback) : feedback)),
    }));
    client.setQueryData<InfiniteData<FeedbackPage>>(key, { ...data, pages });
  }
  if (one) client.setQueryData(queryKey, change(one));
  return () => {
    for (const [key, data] of lists) client.setQueryData(key, data);
    if (one) client.setQueryData(queryKey, one);
  };
}
