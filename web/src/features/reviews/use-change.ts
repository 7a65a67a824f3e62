// A change of one review: shown at once, taken back when the server refuses.
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { toasts } from "@/ui/toast";
import { type ReplyRequest, type Review, showRequest, showReview } from "./api";
import { useApprovalWords, useReportsWords, useTeamworkWords } from "./words";

/** Sends a request about a review and shows its expected result meanwhile. */
export function useChange<Input, Answer extends Review | ReplyRequest = Review>(
  send: (input: Input) => Promise<Answer>,
  expected: (review: Review, input: Input) => Review,
  idOf: (input: Input) => string,
  failed: string,
  /** Changes of one scope are sent one after the other. */
  scope?: string,
) {
  const client = useQueryClient();
  const problem = useReviewProblem();
  return useMutation({
    ...(scope === undefined ? {} : { scope: { id: scope } }),
    mutationFn: send,
    onMutate: async (input) => {
      // A response that is still loading would show the previous state.
      await client.cancelQueries({ queryKey: ["reviews", "list"] });
      await client.cancelQueries({ queryKey: ["reviews", "one", idOf(input)] });
      return showReview(client, idOf(input), (review) => expected(review, input));
    },
    onSuccess: (answer) => showAnswer(client, answer),
    onError: (error, _, undo) => {
      undo?.();
      toasts.error(`${failed} ${problem(error)}`);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["reviews"] }),
  });
}

/** Returns true for the answer to a reply that waits for approval. */
export const isRequest = (answer: Review | ReplyRequest): answer is ReplyRequest => "review_id" in answer;

function showAnswer(client: QueryClient, answer: Review | ReplyRequest) {
  if (isRequest(answer)) showRequest(client, answer.review_id, answer);
  else showReview(client, answer.id, () => answer);
}

/** Returns the sentence for a refusal about a review; others get the sentence that they have everywhere. */
export function useReviewProblem() {
  const problems = {
    ...useApprovalWords().problems,
    ...useTeamworkWords().problems,
    ...useReportsWords().problems,
  };
  const messages = useMessages();
  return (error: unknown) => {
    const code = error instanceof ApiError ? error.code : "";
    return Object.hasOwn(problems, code)
      ? problems[code as keyof typeof problems]
      : problemText(error, messages);
  };
}
