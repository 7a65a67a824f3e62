// Listing results for the current filters: a matrix, or cards on narrow screens.
import type { useInfiniteQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { MEDIUM_SCREEN, useMedia } from "@/lib/use-media";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { CardSkeleton } from "@/ui/skeleton";
import { LocationCards } from "../location-cards";
import { type CitationsSearch, cellText as formatCell, NO_FILTERS, cellOf as parseCell } from "../search";
import type { Column, MatrixRow } from "../types";
import type { ChangeCitationsSearch } from "../use-search";
import { useCitationsWords, useMatrixWords } from "../words";
import { Matrix } from "./matrix";

export interface MatrixListProps {
  query: ReturnType<typeof useInfiniteQuery>;
  rows: readonly MatrixRow[];
  columns: readonly Column[];
  search: CitationsSearch;
  onChange: ChangeCitationsSearch;
}

/** Shows one of four states: loading, failed, empty, or the rows. */
export function MatrixList({ query: list, rows, columns, search, onChange }: MatrixListProps) {
  const shared = useCitationsWords();
  const words = useMatrixWords();
  const messages = useMessages();
  const isRoomy = useMedia(MEDIUM_SCREEN);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  const openCell = useMemo(() => {
    const cell = parseCell(search.cell);
    const row = rows.findIndex(({ location }) => location.id === cell?.location);
    const column = columns.findIndex(({ directory_id }) => directory_id === cell?.directory);
    return row < 0 || column < 0 ? null : { row, column };
  }, [search.cell, rows, columns]);
  if (list.isPending) return <CardSkeleton className="h-96" />;
  if (list.isError && rows.length === 0) {
    return (
      <Banner
        kind="error"
        title={shared.load_failed}
        actions={
          <Button size="sm" onPress={() => void list.refetch()}>
            {messages.ui.retry}
          </Button>
        }
      >
        {problemText(list.error, messages)}
      </Banner>
    );
  }
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState
          title={words.empty.filtered_title}
          text={words.empty.filtered_text}
          actions={<Button onPress={() => onChange(NO_FILTERS)}>{words.filters.clear}</Button>}
        />
      </Card>
    );
  }
  if (!isRoomy) {
    return (
      <div className="flex flex-col gap-3">
        <LocationCards rows={rows} />
        {hasNextPage && (
          <Button className="self-center" isPending={list.isFetchingNextPage} onPress={loadMore}>
            {shared.more}
          </Button>
        )}
      </div>
    );
  }
  return (
    <Matrix
      rows={rows}
      columns={columns}
      open={openCell}
      onOpen={({ location }, { directory_id }) =>
        onChange(
          { cell: formatCell({ location: location.id, directory: directory_id }) },
          { replace: search.cell !== undefined },
        )
      }
      onOpenLocation={({ location }) => onChange({ location: location.id, cell: undefined })}
      hasMore={hasNextPage}
      onNeedMore={loadMore}
      isStale={list.isPlaceholderData}
    />
  );
}
