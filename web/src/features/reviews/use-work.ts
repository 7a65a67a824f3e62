// Replies to one review, decisions about them, and its mark as done.
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { toasts } from "@/ui/toast";
import {
  approveReply,
  deleteReply,
  markDone,
  type ReplyRequest,
  type Review,
  sendReply,
  sendReplyBack,
  showRequest,
  showReview,
  withdrawReply,
} from "./api";
import { useChange, useReviewProblem } from "./use-change";
import { useApprovalWords, useReviewsWords } from "./words";

/** Text of a reply that is being sent. */
export interface Sending {
  id: string;
  text: string;
  /** False for a source that takes no replies from here. */
  canReply: boolean;
  /** True when another member has to approve it. */
  waits: boolean;
}

/** Sends a reply. */
export function useSendReply() {
  const { composer: words } = useReviewsWords();
  return useChange<Sending, Review | ReplyRequest>(
    ({ id, text }) => sendReply(id, text),
    (review, { text, canReply, waits }) =>
      waits ? { ...review, reply_request: "waiting" } : withReply(review, text, canReply),
    ({ id }) => id,
    words.failed,
  );
}

function withReply(review: Review, text: string, canReply: boolean): Review {
  const state = canReply ? "queued" : "recorded";
  const reply = { text: text.trim(), at: new Date().toISOString(), state, code: null, by: null } as const;
  return { ...withState(review, "done"), is_answered: true, reply_request: null, reply };
}

/** Returns the review with another state of its work. */
function withState(review: Review, state: "open" | "done"): Review {
  const { assignment } = review;
  return { ...review, is_done: state === "done", assignment: assignment && { ...assignment, state } };
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
    (review, { isDone }) => withState(review, isDone ? "done" : "open"),
    ({ id }) => id,
    words.done_failed,
  );
}

/** Request that a member decides about. */
export type Decision = Pick<ReplyRequest, "review_id" | "version">;

/** Approves a reply, with another text when it was edited. */
export function useApproveReply() {
  const { approved, approve_failed } = useApprovalWords();
  return useDecision<Decision & { text?: string }, Review>(
    ({ review_id, version, text }) => approveReply(review_id, version, text),
    (client, review) => {
      showReview(client, review.id, () => review);
      showRequest(client, review.id, null);
    },
    { done: approved, failed: approve_failed },
  );
}

/** Sends a reply back to its author. */
export function useSendReplyBack() {
  const { sent_back, send_back_failed } = useApprovalWords();
  return useDecision<Decision & { comment: string }, ReplyRequest>(
    ({ review_id, version, comment }) => sendReplyBack(review_id, version, comment),
    (client, request) => showRequest(client, request.review_id, request),
    { done: sent_back, failed: send_back_failed },
  );
}

/** Withdraws a reply of the reader that is not approved yet. */
export function useWithdrawReply(onWithdrawn?: () => void) {
  const { withdrawn, failed } = useApprovalWords().own;
  return useDecision<string, unknown>(
    withdrawReply,
    (client, _, id) => {
      showRequest(client, id, null);
      onWithdrawn?.();
    },
    { done: withdrawn, failed },
  );
}

/** Sends a decision about a reply. It is shown once the server agrees: the reply may have changed meanwhile. */
function useDecision<Input, Answer>(
  send: (input: Input) => Promise<Answer>,
  show: (client: QueryClient, answer: Answer, input: Input) => void,
  words: { done: string; failed: string },
) {
  const client = useQueryClient();
  const problem = useReviewProblem();
  return useMutation({
    mutationFn: send,
    // Said here: the bar that asked is gone once the answer is shown.
    onSuccess: (answer, input) => {
      show(client, answer, input);
      toasts.success(words.done);
    },
    onError: (error) => toasts.error(`${words.failed} ${problem(error)}`),
    onSettled: () => client.invalidateQueries({ queryKey: ["reviews"] }),
  });
}
