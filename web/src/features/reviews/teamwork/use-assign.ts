// Mutations of assignments: of one review, with an optimistic update, and of many reviews.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useFormat, useMessages } from "@/lib/i18n";
import { idempotencyKey } from "@/lib/idempotency-key";
import { problemText } from "@/lib/problem";
import { toasts } from "@/ui/toast";
import { type Review, reviewQuery } from "../api";
import { useChange } from "../use-change";
import { useTeamworkWords } from "../words";
import {
  type AssignmentChange,
  assign,
  type BulkAction,
  type BulkResult,
  type BulkSelection,
  type Colleague,
  changeMany,
} from "./api";

/** Changes the assignment of a review. Changes are sent one by one, so that each contains the version of the last one. */
export function useAssign(review: Review, colleagues: readonly Colleague[]) {
  const words = useTeamworkWords();
  const client = useQueryClient();
  const { id } = review;
  const currentVersion = () =>
    (client.getQueryData(reviewQuery(id).queryKey) ?? review).assignment?.version ?? 0;
  const send = (change: AssignmentChange) => assign(id, currentVersion(), change);
  const expected = (before: Review, { assignee, due_at, state }: AssignmentChange): Review => ({
    ...before,
    is_done: state === "done",
    assignment: before.assignment && {
      ...before.assignment,
      assignee: assignee === null ? null : { id: assignee, name: assigneeName(assignee, before, colleagues) },
      due_at,
      state,
    },
  });
  return useChange<AssignmentChange>(send, expected, () => id, words.failed, `assign-${id}`);
}

/** Returns the name of an assignee; null when it is unknown. */
function assigneeName(id: string, { assignment }: Review, colleagues: readonly Colleague[]): string | null {
  if (assignment?.assignee?.id === id) return assignment.assignee.name;
  return colleagues.find((colleague) => colleague.id === id)?.name ?? null;
}

/** Applies an action to many reviews, and shows how many were changed and skipped. */
export function useBulkAction(onChanged: () => void) {
  const { bulk: words } = useTeamworkWords();
  const messages = useMessages();
  const format = useFormat();
  const client = useQueryClient();
  const resultText = ({ changed, skipped }: BulkResult) =>
    [
      words.changed(changed, format.number(changed)),
      ...skipped.map(({ reason, count }) => words.skipped[reason](count, format.number(count))),
    ].join(" · ");
  return useMutation({
    mutationFn: ({ selection, action }: { selection: BulkSelection; action: BulkAction }) =>
      changeMany(selection, action, idempotencyKey()),
    onSuccess: (result) => {
      toasts.success(resultText(result));
      onChanged();
    },
    onError: (error) => toasts.error(`${words.failed} ${problemText(error, messages)}`),
    onSettled: () => client.invalidateQueries({ queryKey: ["reviews"] }),
  });
}
