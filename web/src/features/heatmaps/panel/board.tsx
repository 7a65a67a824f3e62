// The map with its panel, the slider below, and the tabs with tables.
import { type ReactNode, Suspense, useCallback, useState } from "react";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { cx } from "@/ui/cx";
import { EmptyState } from "@/ui/empty-state";
import { lazyPart } from "@/ui/lazy-part";
import { CardSkeleton, Skeleton } from "@/ui/skeleton";
import { Tabs } from "@/ui/tabs";
import type { Panel, Scan } from "../api";
import { isOpen } from "./api";
import { Competitors } from "./competitors";
import { History } from "./history";
import { PinTable } from "./pin-table";
import { reasonOf } from "./reasons";
import { TABS, type Tab } from "./search";
import { Side } from "./side";
import { Timeline } from "./timeline";
import { useBoard } from "./use-board";
import { usePanelSearch } from "./use-search";
import { usePanelWords } from "./words";

// MapLibre comes with it.
const GridMap = lazyPart(() => import("./grid-map"), "GridMap").Part;
const ScanMaps = lazyPart(() => import("./scan-maps"), "ScanMaps").Part;

export interface BoardProps {
  panel: Panel;
  /** The newest first. */
  scans: readonly Scan[];
  /** Id of the scan on the map. */
  scanId: string;
}

/** One scan of a panel, with navigation to the others. */
export function Board({ panel, scans, scanId }: BoardProps) {
  const words = usePanelWords();
  const messages = useMessages();
  const { search, change } = usePanelSearch();
  const { query, data } = useBoard(panel, scans, scanId, search);
  const [pointed, setPointed] = useState<number | null>(null);
  const show = useCallback(
    (id: string) =>
      change({ scan: id, compare: search.compare === id ? undefined : search.compare }, { replace: true }),
    [change, search.compare],
  );

  if (query.isError && !data) {
    return (
      <Card>
        <EmptyState
          title={words.failed}
          text={problemText(query.error, messages)}
          actions={
            <>
              {search.scan && (
                <Button onPress={() => change({ scan: undefined, compare: undefined })}>
                  {words.newest}
                </Button>
              )}
              <Button isPending={query.isFetching} onPress={() => void query.refetch()}>
                {messages.ui.retry}
              </Button>
            </>
          }
        />
      </Card>
    );
  }
  if (!data) return <CardSkeleton className="h-[36rem]" />;

  const { scan, index, name, place, pins, comparison } = data;
  const held = search.pin !== undefined && pins[search.pin] ? search.pin : undefined;
  const hold = (at: number | undefined) => change({ pin: at }, { replace: true });
  const reason = reasonOf(scan, words);
  const differences = comparison?.differences ?? null;
  const isSideBySide = search.maps === "both";
  const map = { panel, name, business: place, held, onPoint: setPointed, onHold: hold };
  const content: Record<Tab, ReactNode> = {
    competitors: <Competitors scan={scan} businessIndex={index} search={search} onChange={change} />,
    history: <History scans={scans} scanId={scanId} onShow={show} />,
    pins: <PinTable scan={scan} pins={pins} differences={differences} />,
  };
  return (
    <>
      <div className="overflow-clip rounded-lg border border-line bg-surface shadow-sm">
        {search.rival !== undefined && (
          <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line bg-primary-soft px-4 py-2 text-sm">
            <p className="min-w-0 font-medium">{words.map.whose(name)}</p>
            <Button size="sm" onPress={() => change({ rival: undefined })}>
              {words.map.back(panel.location_name)}
            </Button>
          </div>
        )}
        {reason && (
          <p className="border-b border-line bg-fair-soft px-4 py-2 text-sm text-fair-ink">
            {words.outcome(words.states[scan.state], reason)}
          </p>
        )}
        <div className="grid lg:grid-cols-[minmax(0,1fr)_22.5rem]">
          <div className="flex min-w-0 flex-col">
            <div
              className={cx(
                "h-[60dvh] min-h-96 lg:h-[max(30rem,calc(100dvh-21rem))]",
                // One above the other on phones.
                comparison && isSideBySide && "max-sm:h-[120dvh]",
              )}
              aria-busy={query.isPlaceholderData}
            >
              <Suspense fallback={<Skeleton className="size-full rounded-none" />}>
                {comparison && isSideBySide ? (
                  <ScanMaps {...map} older={comparison.older} newer={{ scan, pins }} />
                ) : (
                  <GridMap {...map} pins={pins} differences={differences} />
                )}
              </Suspense>
            </div>
            <Timeline
              scans={scans.filter(({ figures, state }) => figures !== null || isOpen(state)).toReversed()}
              scanId={scanId}
              compared={search.compare}
              onShow={show}
              onCompare={(compare) => change({ compare })}
            />
          </div>
          <div className="relative min-w-0 border-line max-lg:border-t lg:border-l">
            <div className="lg:absolute lg:inset-0 lg:overflow-y-auto">
              <Side
                data={data}
                scans={scans}
                pointed={pointed}
                held={held}
                onRelease={() => hold(undefined)}
                onRival={(rival) => change({ rival })}
                isSideBySide={isSideBySide}
                onSideBySide={(isBoth) => change({ maps: isBoth ? "both" : undefined }, { replace: true })}
                onEndComparison={() => change({ compare: undefined, maps: undefined })}
              />
            </div>
          </div>
        </div>
      </div>
      <Tabs
        label={words.tabs.label}
        selected={search.tab ?? TABS[0]}
        onSelect={(id) => {
          const tab = TABS.find((each) => each === id);
          change({ tab: tab === TABS[0] ? undefined : tab }, { replace: true });
        }}
        tabs={TABS.map((tab) => ({ id: tab, label: words.tabs[tab], content: content[tab] }))}
      />
    </>
  );
}
