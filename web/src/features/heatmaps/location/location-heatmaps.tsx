// The heatmaps of one location, in its drawer and on its page.
import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { Link, LinkButton } from "@/ui/link";
import { CardSkeleton } from "@/ui/skeleton";
import { panelsQuery } from "../api";
import { PanelTable } from "../panel-table";
import { newAddress } from "../search";
import { useHeatmapsWords } from "../words";

/** The list of this location, and the way to a new one. */
export function LocationHeatmaps({ id }: { id: string }) {
  const words = useHeatmapsWords();
  const { ui } = useMessages();
  const may = useMay();
  const list = useInfiniteQuery(panelsQuery({ location: id }, "newest"));
  const panels = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const button = may("manage_panels") && (
    <LinkButton
      href={newAddress(id)}
      variant={panels.length === 0 ? "primary" : "secondary"}
      icon={<Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />}
    >
      {words.new}
    </LinkButton>
  );
  if (list.isPending) return <CardSkeleton className="h-40" />;
  if (list.isError && panels.length === 0) {
    return (
      <Banner
        kind="error"
        actions={
          <Button size="sm" onPress={() => void list.refetch()}>
            {ui.retry}
          </Button>
        }
      >
        {words.load_failed}
      </Banner>
    );
  }
  if (panels.length === 0) {
    return (
      <Card>
        <EmptyState
          title={words.of_location.empty_title}
          text={words.of_location.empty_text}
          actions={button}
          className="py-10"
        />
      </Card>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <Link href={`/dashboard/heatmaps?location=${encodeURIComponent(id)}`} className="text-sm">
          {words.of_location.all}
        </Link>
        {button}
      </div>
      <PanelTable panels={panels} caption={words.of_location.title} hasLocation={false} />
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
