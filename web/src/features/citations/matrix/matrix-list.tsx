// The rows of the current filters: the matrix, cards on phones, or why there are none.
import type { useInfiniteQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { Skeleton } from "@/ui/skeleton";
import { LocationCards } from "../location-cards";
import { type CitationsSearch, cellOf, cellText, NO_FILTERS } from "../search";
import type { Column, MatrixRow } from "../types";
import { ROOMY, useMedia } from "../use-media";
import type { ChangeCitationsSearch } from "../use-search";
import { useCitationsWords, useMatrixWords } from "../words";
import { Matrix } from "./matrix";

export interface MatrixListProps {
  list: ReturnType<typeof useInfiniteQuery>;
  rows: readonly MatrixRow[];
  columns: readonly Column[];
  search: CitationsSearch;
  onChange: ChangeCitationsSearch;
}

/** One of four: loading, failed, nothing found, or the rows. */
export function MatrixList({ list, rows, columns, search, onChange }: MatrixListProps) {
  const shared = useCitationsWords();
  const words = useMatrixWords();
  const messages = useMessages();
  const isRoomy = useMedia(ROOMY);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  const open = useMemo(() => {
    const cell = cellOf(search.cell);
    const row = rows.findIndex(({ location }) => location.id === cell?.location);
    const column = columns.findIndex(({ directory_id }) => directory_id === cell?.directory);
    return row < 0 || column < 0 ? null : { row, column };
  }, [search.cell, rows, columns]);
  if (list.isPending) return <Skeleton className="h-96 rounded-lg" />;
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
      open={open}
      onOpen={({ location }, { directory_id }) =>
        onChange(
          { cell: cellText({ location: location.id, directory: directory_id }) },
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
