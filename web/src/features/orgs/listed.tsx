// A list of the settings with its states: loading, failed, empty or filled.
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useMessages } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { Skeleton } from "@/ui/skeleton";

export interface ListedProps<Item> {
  query: Pick<UseQueryResult<Item[]>, "data" | "isPending" | "refetch">;
  /** Text when loading fails. */
  failed: string;
  empty: { title: string; text: string };
  /** Look of the mark before a line that is loading. */
  mark: string;
  /** The list, once there is one. */
  children: (items: Item[]) => ReactNode;
}

/** The card of a list. */
export function Listed<Item>({ query, failed, empty, mark, children }: ListedProps<Item>) {
  const { ui } = useMessages();
  const { data, isPending, refetch } = query;
  if (isPending) {
    return (
      <Card className="divide-y divide-line">
        {["a", "b"].map((key) => (
          <div key={key} className="flex items-center gap-4 px-4 py-4 sm:px-5" aria-busy="true">
            <Skeleton className={mark} />
            <Skeleton className="h-4 w-48" />
          </div>
        ))}
      </Card>
    );
  }
  if (!data) {
    return (
      <Banner
        kind="error"
        actions={
          <Button size="sm" onPress={() => void refetch()}>
            {ui.retry}
          </Button>
        }
      >
        {failed}
      </Banner>
    );
  }
  if (data.length === 0) {
    return (
      <Card>
        <EmptyState title={empty.title} text={empty.text} className="py-10" />
      </Card>
    );
  }
  return children(data);
}
