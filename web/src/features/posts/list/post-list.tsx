// The posts as a list: the accessible form of the calendar.
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { CardSkeleton } from "@/ui/skeleton";
import { postsQuery } from "../api";
import { type Movable, MoveDialog } from "../calendar/move-dialog";
import { useMove } from "../calendar/use-move";
import { ListFailure } from "../list-failure";
import { filtersOf, NO_FILTERS, type PostsSearch } from "../search";
import type { ChangePostsSearch } from "../use-search";
import { usePostsWords } from "../words";
import { PostTable } from "./post-table";

export interface PostListProps {
  search: PostsSearch;
  onChange: ChangePostsSearch;
}

/** The table, page after page. */
export function PostList({ search, onChange }: PostListProps) {
  const words = usePostsWords();
  const list = useInfiniteQuery(postsQuery(filtersOf(search), search.q));
  const posts = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const [asking, setAsking] = useState<Movable | null>(null);
  const move = useMove();
  if (list.isPending) return <CardSkeleton className="h-96" />;
  if (list.isError && posts.length === 0) {
    return <ListFailure error={list.error} onRetry={() => void list.refetch()} />;
  }
  if (posts.length === 0) {
    return (
      <Card>
        <EmptyState
          title={words.list.none}
          actions={<Button onPress={() => onChange(NO_FILTERS)}>{words.filters.clear}</Button>}
        />
      </Card>
    );
  }
  return (
    <div className="flex flex-col gap-3" aria-busy={list.isPlaceholderData}>
      <PostTable
        posts={posts}
        onMove={setAsking}
        onEdit={(id) => onChange({ edit: id })}
        saving={move.isPending ? move.variables : undefined}
      />
      {list.hasNextPage && (
        <Button
          className="self-center"
          isPending={list.isFetchingNextPage}
          onPress={() => void list.fetchNextPage()}
        >
          {words.load_more}
        </Button>
      )}
      <MoveDialog
        post={asking}
        onClose={() => setAsking(null)}
        onMove={(change) => {
          setAsking(null);
          if (change.from !== change.to) move.mutate(change);
        }}
      />
    </div>
  );
}
