// Card with a list of the settings: loading, failed, empty or filled.
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useMessages } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { Skeleton } from "@/ui/skeleton";

export interface ListCardProps<Item> {
  query: Pick<UseQueryResult<Item[]>, "data" | "isPending" | "refetch">;
  /** Text when loading fails. */
  errorText: string;
  empty: { title: string; text: string };
  /** Button of the empty list. */
  add?: ReactNode;
  /** Classes of the icon's placeholder while the list is loading. */
  iconClass: string;
  /** Renders the loaded items. */
  children: (items: Item[]) => ReactNode;
}

/** Shows the list or its state. */
export function ListCard<Item>({ query, errorText, empty, add, iconClass, children }: ListCardProps<Item>) {
  const { ui } = useMessages();
  const { data, isPending, refetch } = query;
  if (isPending) {
    return (
      <Card className="divide-y divide-line">
        {["a", "b"].map((key) => (
          <div key={key} className="flex items-center gap-4 px-4 py-4 sm:px-5" aria-busy="true">
            <Skeleton className={iconClass} />
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
        {errorText}
      </Banner>
    );
  }
  if (data.length === 0) {
    return (
      <Card>
        <EmptyState title={empty.title} text={empty.text} actions={add} className="py-10" />
      </Card>
    );
  }
  return children(data);
}
