// A drawer without a location: deleted, never there, or not to be had right now.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { toasts } from "@/ui/toast";
import { restoreLocation } from "../api";
import type { Location } from "../types";
import { useDrawerWords } from "./words";

export interface NoLocationProps {
  id: string;
  error: unknown;
  /** Location as last shown, if any. */
  last: Location | null;
  isFetching: boolean;
  canEdit: boolean;
  onRetry: () => void;
  onClose: () => void;
}

/** Says why nothing is shown, and what next. */
export function NoLocation({ id, error, last, isFetching, canEdit, onRetry, onClose }: NoLocationProps) {
  const messages = useMessages();
  const words = useDrawerWords();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ["locations"] });
  const restoring = useMutation({
    mutationFn: () => restoreLocation(id),
    onSuccess: async ({ name }) => {
      await refresh();
      toasts.success(words.deleted.restored(name));
    },
    onError: (problem) => toasts.error(problemText(problem, messages)),
  });
  const toList = <Button onPress={onClose}>{words.to_list}</Button>;
  if (!(error instanceof ApiError) || error.status !== 404) {
    return (
      <EmptyState
        title={words.failed}
        text={problemText(error, messages)}
        actions={
          <Button isPending={isFetching} onPress={onRetry}>
            {messages.ui.retry}
          </Button>
        }
      />
    );
  }
  if (!last) return <EmptyState {...words.not_found} actions={toList} />;
  return (
    <EmptyState
      title={words.deleted.title}
      text={words.deleted.text(last.name)}
      actions={
        <>
          {toList}
          {canEdit && (
            <Button variant="primary" isPending={restoring.isPending} onPress={() => restoring.mutate()}>
              {words.deleted.restore}
            </Button>
          )}
        </>
      }
    />
  );
}
