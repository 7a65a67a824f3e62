// A drawer without a location: deleted, nonexistent or failed to load.
import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { Skeleton } from "@/ui/skeleton";
import { deletedQuery } from "../api";
import type { Location } from "../types";
import { useRestore } from "../use-restore";
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

/** Explains why the location is missing, and offers the next action. */
export function NoLocation({ id, error, last, isFetching, canEdit, onRetry, onClose }: NoLocationProps) {
  const messages = useMessages();
  const words = useDrawerWords();
  const restore = useRestore();
  const isGone = error instanceof ApiError && error.status === 404;
  const deleted = useQuery({ ...deletedQuery, enabled: isGone && !last && canEdit });
  const name = last?.name ?? deleted.data?.items.find((location) => location.id === id)?.name;
  const toList = <Button onPress={onClose}>{words.to_list}</Button>;
  if (!isGone) {
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
  if (deleted.isLoading) return <Skeleton className="m-6 h-24" />;
  if (!name) return <EmptyState {...words.not_found} actions={toList} />;
  return (
    <EmptyState
      title={words.deleted.title}
      text={words.deleted.text(name)}
      actions={
        <>
          {canEdit && (
            <Button variant="primary" isPending={restore.isPending} onPress={() => restore.mutate(id)}>
              {words.deleted.restore}
            </Button>
          )}
          {toList}
        </>
      }
    />
  );
}
