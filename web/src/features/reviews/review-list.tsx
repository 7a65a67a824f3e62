// The list on the left: rows that keep their place, and the next page before its end is reached.
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { useLocationNames } from "@/lib/location-choices";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { Skeleton } from "@/ui/skeleton";
import { ReviewRow, type RowSelection } from "./review-row";
import type { useReviews } from "./use-reviews";
import { useReviewsWords } from "./words";

export interface ReviewListProps {
  reviews: ReturnType<typeof useReviews>;
  open: string | undefined;
  /** The scrolling element around the list. */
  scroller: RefObject<HTMLDivElement | null>;
  onClearFilters: () => void;
  /** Opens the import; absent unless the filter is a site whose reviews only come in that way. */
  onImport: (() => void) | undefined;
  /** Absent for members who may not change many reviews. */
  selection: RowSelection | undefined;
}

/** Rows, or why there are none. */
export function ReviewList({
  reviews,
  open,
  scroller,
  onClearFilters,
  onImport,
  selection,
}: ReviewListProps) {
  const words = useReviewsWords();
  const messages = useMessages();
  const format = useFormat();
  const { list, rows, news, loadMore, showNews } = reviews;
  const nameOf = useLocationNames(rows.map(({ location_id }) => location_id));
  if (list.isPending) return <ListSkeleton />;
  if (list.error && !list.data) {
    return (
      <div className="p-4">
        <Banner
          kind="error"
          title={words.list.failed}
          actions={
            <Button size="sm" onPress={() => void list.refetch()}>
              {messages.ui.retry}
            </Button>
          }
        >
          {problemText(list.error, messages)}
        </Banner>
      </div>
    );
  }
  const show = () => {
    showNews();
    scroller.current?.scrollTo({ top: 0 });
  };
  return (
    <>
      {news > 0 && (
        <div role="status" className="sticky top-0 z-10 border-b border-line bg-surface p-2">
          <Button size="sm" variant="primary" onPress={show} className="w-full">
            {words.list.news(news, format.number(news))}
          </Button>
        </div>
      )}
      {rows.length === 0 ? (
        <EmptyState
          title={words.list.none}
          text={onImport ? words.list.none_from : words.list.none_text}
          actions={
            <>
              {onImport && (
                <Button variant="primary" onPress={onImport}>
                  {words.import}
                </Button>
              )}
              <Button onPress={onClearFilters}>{words.filters.clear}</Button>
            </>
          }
        />
      ) : (
        <ul aria-label={words.list.label} className="divide-y divide-line">
          {rows.map((review) => (
            <ReviewRow
              key={review.id}
              review={review}
              location={nameOf(review.location_id)}
              isOpen={review.id === open}
              replaces={open !== undefined}
              selection={selection}
            />
          ))}
        </ul>
      )}
      {list.isFetchNextPageError && (
        <p role="alert" className="px-4 pt-3 text-sm text-poor-ink">
          {words.list.more_failed}
        </p>
      )}
      {list.hasNextPage && (
        <More
          onReach={loadMore}
          onPress={() => void list.fetchNextPage()}
          isPending={list.isFetchingNextPage}
        />
      )}
    </>
  );
}

interface MoreProps {
  onReach: () => void;
  onPress: () => void;
  isPending: boolean;
}

/** Distance to the end of the list at which the next page loads. */
const LOAD_MARGIN = "600px";

/** The button at the end of the list; coming near it does the same. */
function More({ onReach, onPress, isPending }: MoreProps) {
  const { list: words } = useReviewsWords();
  const place = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReach);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is short leaves the end in sight
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reach();
      },
      { rootMargin: LOAD_MARGIN },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [isPending]);
  return (
    <div ref={place} className="p-3">
      <Button onPress={onPress} isPending={isPending} className="w-full">
        {words.load_more}
      </Button>
    </div>
  );
}

function ListSkeleton() {
  return (
    <div className="flex flex-col gap-5 p-4" aria-busy="true">
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="flex flex-col gap-2">
          <Skeleton className="h-3.5 w-24" />
          <Skeleton className="h-3.5 w-40" />
          <Skeleton className="h-3.5 w-full" />
        </div>
      ))}
    </div>
  );
}
