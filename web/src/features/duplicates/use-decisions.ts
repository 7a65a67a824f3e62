// Merging and dismissing pairs, each with its notice and the way back.
import { type InfiniteData, useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { toasts } from "@/ui/toast";
import { dismissPair, duplicatesQuery, mergePair, type Pair, type TakenField, undoMerge } from "./api";
import { useDuplicateWords } from "./words";

type Pages = InfiniteData<{ items: Pair[]; next_cursor: string | null }, string | null>;

/** Decisions about a pair. */
export function useDecisions() {
  const client = useQueryClient();
  const messages = useMessages();
  const words = useDuplicateWords();
  const refetch = () => void client.invalidateQueries({ queryKey: ["locations"] });
  const hide = async ({ id }: Pair) => {
    const { queryKey } = duplicatesQuery;
    await client.cancelQueries({ queryKey });
    const before = client.getQueryData(queryKey) as Pages | undefined;
    client.setQueryData(queryKey, (data) => {
      if (!data) return data;
      const pages = data.pages.map((page) => ({
        ...page,
        items: page.items.filter((each) => each.id !== id),
      }));
      return { ...data, pages };
    });
    return () => client.setQueryData(queryKey, before);
  };
  const undo = async (id: string) => {
    try {
      await undoMerge(id);
      toasts.success(words.unmerged);
    } catch (error) {
      const isTooLate = error instanceof ApiError && error.code === "merge_not_undoable";
      toasts.error(`${words.undo_failed} ${isTooLate ? words.not_undoable : problemText(error, messages)}`);
    }
    refetch();
  };
  const dismiss = useMutation({
    mutationFn: (pair: Pair) => dismissPair(pair.id),
    onMutate: hide,
    onSuccess: () => toasts.success(words.dismissed),
    onError: (error, _, rollback) => {
      rollback?.();
      toasts.error(`${words.dismiss_failed} ${problemText(error, messages)}`);
    },
    onSettled: refetch,
  });
  const merge = useMutation({
    mutationFn: ({ pair, keep, take }: { pair: Pair; keep: string; take: TakenField[] }) =>
      mergePair(pair.id, keep, take),
    onSuccess: async ({ merge: made, location }, { pair }) => {
      await hide(pair);
      toasts.success(words.merged(location.name), {
        label: messages.ui.undo,
        onPress: () => void undo(made.id),
      });
    },
    onError: (error) => toasts.error(`${words.merge_failed} ${problemText(error, messages)}`),
    onSettled: refetch,
  });
  return {
    dismiss: (pair: Pair) => dismiss.mutate(pair),
    merge: (pair: Pair, keep: string, take: TakenField[]) => merge.mutate({ pair, keep, take }),
    /** The pair that is being merged. */
    pending: merge.isPending ? merge.variables.pair.id : null,
  };
}
