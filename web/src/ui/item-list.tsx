// The items of a dialog: loading, failed with a retry, empty, or a list.
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useMessages } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { ProblemNote } from "@/ui/problem-note";
import { Skeleton } from "@/ui/skeleton";

interface ItemListProps<T> {
  query: Pick<UseQueryResult<{ items: T[] }>, "data" | "error" | "isPending" | "refetch">;
  /** Text when loading fails. */
  failed: string;
  /** Text when there are none. */
  empty: { title: string; text: string };
  /** One item, a list item of its own. */
  children: (item: T) => ReactNode;
}

/** Items of a query. */
export function ItemList<T>({ query, failed, empty, children }: ItemListProps<T>) {
  const messages = useMessages();
  const { data, error, isPending, refetch } = query;
  if (data) {
    if (data.items.length === 0) return <EmptyState {...empty} className="py-6" />;
    return <ul className="divide-y divide-line rounded-lg border border-line">{data.items.map(children)}</ul>;
  }
  if (isPending) {
    return (
      <div className="space-y-3" aria-busy="true">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    );
  }
  return (
    <Banner
      kind="error"
      title={failed}
      actions={
        <Button size="sm" onPress={() => void refetch()}>
          {messages.ui.retry}
        </Button>
      }
    >
      <ProblemNote error={error} />
    </Banner>
  );
}
