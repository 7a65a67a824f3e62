// List of pages: filters, table, and actions for selected pages.
import { useInfiniteQuery } from "@tanstack/react-query";
import { CloudOff, Globe, X } from "lucide-react";
import { Suspense, useState } from "react";
import { useMay } from "@/lib/may";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { Button, IconButton } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { lazyPart } from "@/ui/lazy-part";
import { LinkButton } from "@/ui/link";
import { CardSkeleton } from "@/ui/skeleton";
import { pagesQuery } from "../api";
import { ListFailure } from "../list-failure";
import { filtersOf, isNarrowed, NO_FILTERS } from "../search";
import type { TabProps } from "../tab-props";
import type { LocalPage, Site } from "../types";
import { usePagesWords } from "../words";
import { Filters } from "./filters";
import { PageTable } from "./page-table";
import { useListWords } from "./words";

const PublishDialog = lazyPart(() => import("./publish-dialog"), "PublishDialog").Part;
const UnpublishDialog = lazyPart(() => import("./unpublish-dialog"), "UnpublishDialog").Part;
const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** The list, or why it is empty. */
export function ListTab({ site, search, onChange }: TabProps) {
  const words = useListWords();
  const shared = usePagesWords();
  const may = useMay();
  const list = useInfiniteQuery(pagesQuery(filtersOf(search)));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const pages = list.data?.pages.flatMap(({ items }) => items) ?? [];
  // Actions skip selected pages that the filters hide.
  const chosen = pages.filter(({ location }) => selected.has(location.id));
  const select = (ids: readonly string[], isOn: boolean) =>
    setSelected((before) => {
      const next = new Set(before);
      for (const id of ids) isOn ? next.add(id) : next.delete(id);
      return next;
    });
  return (
    <div className="flex flex-col gap-3">
      <Summary site={site} />
      <Filters search={search} onChange={onChange} />
      {list.isPending ? (
        <CardSkeleton className="h-72" />
      ) : list.isError && pages.length === 0 ? (
        <ListFailure error={list.error} onRetry={() => void list.refetch()} />
      ) : pages.length === 0 ? (
        <Card>
          {isNarrowed(search) ? (
            <EmptyState
              title={words.none}
              text={words.none_text}
              actions={<Button onPress={() => onChange(NO_FILTERS)}>{words.filters.clear}</Button>}
            />
          ) : (
            <EmptyState
              title={words.no_locations}
              text={words.no_locations_text}
              actions={<LinkButton href="/dashboard/locations">{words.to_locations}</LinkButton>}
            />
          )}
        </Card>
      ) : (
        <PageTable pages={pages} selected={selected} {...(may("publish_pages") && { onSelect: select })} />
      )}
      {list.hasNextPage && (
        <Button
          className="self-center"
          isPending={list.isFetchingNextPage}
          onPress={() => void list.fetchNextPage()}
        >
          {shared.load_more}
        </Button>
      )}
      {chosen.length > 0 && <SelectionBar pages={chosen} onClear={() => setSelected(new Set())} />}
    </div>
  );
}

function Summary({ site: { counts, plan } }: { site: Site }) {
  const words = useListWords();
  return (
    <p className="numeric flex flex-wrap justify-between gap-x-4 text-sm text-ink-muted">
      <span>{words.summary(counts.live, counts.draft, counts.noindex)}</span>
      {plan.limit !== null && <span>{words.plan(plan.used, plan.limit)}</span>}
    </p>
  );
}

interface SelectionBarProps {
  pages: readonly LocalPage[];
  onClear: () => void;
}

function SelectionBar({ pages, onClear }: SelectionBarProps) {
  const words = useListWords();
  const [openDialog, setOpenDialog] = useState<"publish" | "unpublish" | null>(null);
  const hasPublished = useHasBeenTrue(openDialog === "publish");
  const hasUnpublished = useHasBeenTrue(openDialog === "unpublish");
  const close = () => setOpenDialog(null);
  const done = () => {
    close();
    onClear();
  };
  return (
    <section
      aria-label={words.selected(pages.length)}
      className="sticky bottom-[calc(1rem+var(--bottom-bar))] z-10 mx-auto flex max-w-full flex-wrap items-center gap-2 rounded-lg border border-line-strong bg-raised py-2 pr-2 pl-4 shadow-lg"
    >
      <span className="numeric mr-2 text-sm font-medium text-ink" role="status">
        {words.selected(pages.length)}
      </span>
      <Button size="sm" variant="primary" icon={<Globe {...ICON} />} onPress={() => setOpenDialog("publish")}>
        {words.publish}
      </Button>
      <Button
        size="sm"
        icon={<CloudOff {...ICON} />}
        isDisabled={pages.every(({ state }) => state !== "live")}
        onPress={() => setOpenDialog("unpublish")}
      >
        {words.unpublish}
      </Button>
      <IconButton label={words.clear} size="sm" onPress={onClear}>
        <X {...ICON} />
      </IconButton>
      <Suspense>
        {hasPublished && (
          <PublishDialog pages={pages} isOpen={openDialog === "publish"} onClose={close} onDone={done} />
        )}
        {hasUnpublished && (
          <UnpublishDialog pages={pages} isOpen={openDialog === "unpublish"} onClose={close} onDone={done} />
        )}
      </Suspense>
    </section>
  );
}
