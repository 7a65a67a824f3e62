// Posts of one location, in its drawer and on its page: those written here, and all posts at Google.
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useWords } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { Link, LinkButton } from "@/ui/link";
import { CardSkeleton } from "@/ui/skeleton";
import { postsQuery } from "../api";
import { type Movable, MoveDialog } from "../calendar/move-dialog";
import { useMove } from "../calendar/use-move";
import { PostTable } from "../list/post-table";
import { ListFailure } from "../list-failure";
import { editAddress, newAddress, PAGE } from "../search";
import { usePostsWords } from "../words";
import { AtGoogle } from "./at-google";
import { of_location as en } from "./en";
import { of_location as fr } from "./fr";

const WORDS = { en, fr };

export interface LocationPostsProps {
  id: string;
  /** True for a location with a Business Profile. */
  isLinked: boolean;
}

/** Both lists, and the button for a new post. */
export function LocationPosts({ id, isLinked }: LocationPostsProps) {
  const words = useWords<typeof en>(WORDS);
  const shared = usePostsWords();
  const may = useMay();
  const router = useRouter();
  const list = useInfiniteQuery(postsQuery({ location: id }));
  const [asking, setAsking] = useState<Movable | null>(null);
  const move = useMove();
  const posts = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const button = may("write_posts") && isLinked && (
    <LinkButton
      href={newAddress(id)}
      variant={posts.length === 0 ? "primary" : "secondary"}
      icon={<Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />}
    >
      {shared.new}
    </LinkButton>
  );
  if (list.isPending) return <CardSkeleton className="h-40" />;
  if (list.isError && posts.length === 0) {
    return <ListFailure error={list.error} onRetry={() => void list.refetch()} />;
  }
  return (
    <div className="flex flex-col gap-6">
      {posts.length === 0 ? (
        <Card>
          <EmptyState
            title={words.none}
            text={isLinked ? words.none_text : words.not_linked}
            actions={button}
            className="py-10"
          />
        </Card>
      ) : (
        <section aria-label={words.title} className="flex flex-col gap-3">
          <div className="flex items-center justify-between gap-3">
            <Link href={`${PAGE}?location=${encodeURIComponent(id)}`} className="text-sm">
              {words.all}
            </Link>
            {button}
          </div>
          <PostTable
            posts={posts}
            onMove={setAsking}
            onEdit={(post) => router.history.push(editAddress(post))}
            saving={move.isPending ? move.variables : undefined}
          />
          {list.hasNextPage && (
            <Button
              className="self-center"
              isPending={list.isFetchingNextPage}
              onPress={() => void list.fetchNextPage()}
            >
              {shared.load_more}
            </Button>
          )}
        </section>
      )}
      {isLinked && <AtGoogle id={id} words={words} />}
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
