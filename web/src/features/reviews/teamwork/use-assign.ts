// Changes of assignments: of one review, shown at once, or of many.
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

/** Changes the assignment of a review. Changes follow each other, so that each names the version of the one before. */
export function useAssign(review: Review, colleagues: readonly Colleague[]) {
  const words = useTeamworkWords();
  const client = useQueryClient();
  const { id } = review;
  const versionOf = () => (client.getQueryData(reviewQuery(id).queryKey) ?? review).assignment?.version ?? 0;
  return useChange<AssignmentChange>(
    (change) => assign(id, versionOf(), change),
    (before, { assignee, due_at, state }) => ({
      ...before,
      is_done: state === "done",
      assignment: before.assignment && {
        ...before.assignment,
        assignee: assignee === null ? null : { id: assignee, name: nameOf(assignee, before, colleagues) },
        due_at,
        state,
      },
    }),
    () => id,
    words.failed,
    `assign-${id}`,
  );
}

function nameOf(id: string, { assignment }: Review, colleagues: readonly Colleague[]): string | null {
  if (assignment?.assignee?.id === id) return assignment.assignee.name;
  return colleagues.find((colleague) => colleague.id === id)?.name ?? null;
}

/** Changes the assignments of many reviews, and says how many changed. */
export function useChangeMany(onChanged: () => void) {
  const { bulk: words } = useTeamworkWords();
  const messages = useMessages();
  const format = useFormat();
  const client = useQueryClient();
  const textOf = ({ changed, skipped }: BulkResult) =>
    [
      words.changed(changed, format.number(changed)),
      ...skipped.map(({ reason, count }) => words.skipped[reason](count, format.number(count))),
    ].join(" · ");
  return useMutation({
    mutationFn: ({ selection, action }: { selection: BulkSelection; action: BulkAction }) =>
      changeMany(selection, action, idempotencyKey()),
    onSuccess: (result) => {
      toasts.success(textOf(result));
      onChanged();
    },
    onError: (error) => toasts.error(`${words.failed} ${problemText(error, messages)}`),
    onSettled: () => client.invalidateQueries({ queryKey: ["reviews"] }),
  });
}
