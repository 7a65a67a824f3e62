// Page of possible duplicates.
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { may } from "@/lib/may";
import { problemText } from "@/lib/problem";
import { useTitle } from "@/lib/title";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { cx } from "@/ui/cx";
import { EmptyState } from "@/ui/empty-state";
import { BackLink, LinkButton } from "@/ui/link";
import { pageTitleClass } from "@/ui/page-header";
import { CardSkeleton, Skeleton } from "@/ui/skeleton";
import { duplicatesQuery } from "./api";
import { PairCard } from "./pair-card";
import { useDecisions } from "./use-decisions";
import { useDuplicateWords } from "./words";

const LIST = "/dashboard/locations";
const dashboard = getRouteApi("/dashboard");

/** Page at /dashboard/locations/duplicates. */
export function DuplicatesPage() {
  const messages = useMessages();
  const words = useDuplicateWords();
  useTitle(words.title);
  const { me } = dashboard.useRouteContext();
  const format = useFormat();
  const canEdit = may(me, "merge_duplicates");
  const list = useInfiniteQuery(duplicatesQuery);
  const pairs = list.data?.pages.flatMap((page) => page.items) ?? [];
  const [openId, setOpenId] = useState<string | null>(null);
  const isToggledByUser = useRef(false);
  const decide = useDecisions();
  // The first pair is open until the user opens or closes one. After a decision, the next pair opens.
  const shownId =
    pairs.some(({ id }) => id === openId) || isToggledByUser.current ? openId : (pairs[0]?.id ?? null);
  const heading = useRef<HTMLHeadingElement>(null);
  const previousCount = useRef(pairs.length);
  useEffect(() => {
    if (pairs.length < previousCount.current && document.activeElement === document.body)
      heading.current?.focus();
    previousCount.current = pairs.length;
  }, [pairs.length]);
  const toggle = (id: string) => {
    isToggledByUser.current = true;
    setOpenId(shownId === id ? null : id);
  };
  const openNextPair = () => {
    isToggledByUser.current = false;
  };
  return (
    <div className="flex flex-col gap-5 pb-16">
      <header>
        <BackLink href={LIST}>{words.back}</BackLink>
        <div className="mt-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <div className="min-w-0">
            <h1 ref={heading} tabIndex={-1} className={cx("outline-none", pageTitleClass)}>
              {words.title}
            </h1>
            <p className="mt-1 text-ink-muted">{words.subtitle}</p>
          </div>
          {pairs.length > 0 && (
            <p role="status" className="numeric text-sm text-ink-muted">
              {words.count(pairs.length, `${format.number(pairs.length)}${list.hasNextPage ? "+" : ""}`)}
            </p>
          )}
        </div>
      </header>
      {!canEdit && pairs.length > 0 && <Banner>{words.read_only}</Banner>}
      {list.isPending && <ListSkeleton />}
      {list.isError && pairs.length === 0 && (
        <Card>
          <EmptyState
            title={words.failed}
            text={problemText(list.error, messages)}
            actions={<Button onPress={() => void list.refetch()}>{messages.ui.retry}</Button>}
          />
        </Card>
      )}
      {list.isSuccess && pairs.length === 0 && (
        <Card>
          <EmptyState
            title={words.empty}
            text={words.empty_text}
            actions={<LinkButton href={LIST}>{words.to_list}</LinkButton>}
          />
        </Card>
      )}
      {pairs.length > 0 && (
        <ul className="flex flex-col gap-3">
          {pairs.map((pair) => (
            <li key={pair.id}>
              <PairCard
                pair={pair}
                isOpen={shownId === pair.id}
                onToggle={() => toggle(pair.id)}
                canEdit={canEdit}
                isPending={decide.pending === pair.id}
                onDismiss={() => {
                  openNextPair();
                  decide.dismiss(pair);
                }}
                onMerge={(keep, take) => {
                  openNextPair();
                  decide.merge(pair, keep, take);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          className="self-center"
          isPending={list.isFetchingNextPage}
          onPress={() => void list.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </div>
  );
}

function ListSkeleton() {
  return (
    <div className="flex flex-col gap-3" aria-busy="true">
      <CardSkeleton className="h-80" />
      <Skeleton className="h-16 rounded-lg" />
      <Skeleton className="h-16 rounded-lg" />
    </div>
  );
}
