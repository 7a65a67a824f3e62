// History of a location: author, time, source, and each field before and after.
import { useInfiniteQuery } from "@tanstack/react-query";
import { useFormat, useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { Skeleton } from "@/ui/skeleton";
import type { Location } from "../types";
import { historyQuery } from "./api";
import { Entry } from "./history-entry";
import { useDrawerWords } from "./words";

/** The changes, newest first, page after page. */
export function HistoryTab({ location, canEdit }: { location: Location; canEdit: boolean }) {
  const messages = useMessages();
  const { history: words } = useDrawerWords();
  const format = useFormat();
  const history = useInfiniteQuery(historyQuery(location.id));
  const { data, error, isPending, isFetching, hasNextPage, isFetchingNextPage } = history;
  if (isPending) return <HistorySkeleton />;
  if (!data) {
    return (
      <EmptyState
        title={words.failed}
        text={problemText(error, messages)}
        actions={
          <Button isPending={isFetching} onPress={() => void history.refetch()}>
            {messages.ui.retry}
          </Button>
        }
      />
    );
  }
  const entries = data.pages.flatMap(({ items }) => items);
  if (entries.length === 0) return <EmptyState title={words.none} text={words.none_text} />;
  return (
    <>
      <ol aria-label={words.label} className="flex flex-col">
        {entries.map((entry) => (
          <Entry
            key={`${entry.version}.${entry.event}`}
            entry={entry}
            location={location}
            canEdit={canEdit}
            when={format.dateTime(entry.at)}
          />
        ))}
      </ol>
      {hasNextPage && (
        <div className="mt-2 flex justify-center">
          <Button isPending={isFetchingNextPage} onPress={() => void history.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  );
}

function HistorySkeleton() {
  return (
    <div className="flex flex-col gap-6" aria-busy="true">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-64" />
          <Skeleton className="h-14 w-full rounded-lg" />
        </div>
      ))}
    </div>
  );
}
