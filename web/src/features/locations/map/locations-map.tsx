// The locations of the current filters on a map, with a list of those in view beside it.
import { useQuery } from "@tanstack/react-query";
import { Maximize2 } from "lucide-react";
import { useMemo, useState } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { instanceQuery } from "@/lib/instance";
import { useMay } from "@/lib/may";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { MapView } from "@/ui/map/map";
import type { Box, View } from "@/ui/map/view";
import { CardSkeleton } from "@/ui/skeleton";
import { useTools } from "../list/tools";
import { type Filters, isNarrowed, NO_FILTERS } from "../search";
import { type Cluster, EARTH, mapQuery } from "./api";
import { joined } from "./clusters";
import { extentOf, isOnePlace, requestBoxOf } from "./extent";
import { InView } from "./in-view";
import { Legend } from "./legend";
import { Markers } from "./markers";
import { useMapViewWords } from "./words";

const INITIAL_CENTER = { longitude: 0, latitude: 30 };
/** Zoom level after a press on several locations at one place. */
const CLOSE = 0.01;

export interface LocationsMapProps {
  filters: Filters;
}

/** The map view of the list. */
export function LocationsMap({ filters }: LocationsMapProps) {
  const messages = useMessages();
  const words = useMapViewWords();
  const { search, onChange } = useTools();
  const instance = useQuery(instanceQuery);
  // The extent of all matches; the map starts there and returns there when the filters change.
  const whole = useQuery(mapQuery(filters, EARTH, 1));
  const [view, setView] = useState<View | null>(null);
  const [target, setTarget] = useTarget(filters, whole.isPlaceholderData ? undefined : whole.data);
  // Rounded up, clusters would be those of a closer view, and cover each other in this one.
  const zoom = Math.floor(view?.zoom ?? 1);
  const area = useQuery({
    ...mapQuery(filters, view ? requestBoxOf(view, zoom) : EARTH, zoom),
    enabled: view !== null,
  });
  const found = area.data ?? whole.data;
  const data = useMemo(
    () => found && { ...found, clusters: joined(found.clusters, view?.zoom ?? 1) },
    [found, view?.zoom],
  );

  if (whole.isError && !whole.data) {
    return (
      <Card>
        <EmptyState
          title={words.failed}
          text={problemText(whole.error, messages)}
          actions={<Button onPress={() => void whole.refetch()}>{messages.ui.retry}</Button>}
        />
      </Card>
    );
  }
  if (!data || !whole.data || instance.isPending) return <CardSkeleton className="h-[36rem]" />;
  if (whole.data.located === 0) return <NothingThere isMatching={whole.data.unlocated > 0} />;
  const open = (id: string) => onChange({ location: id });
  const zoomTo = (cluster: Cluster) => setTarget(isOnePlace(cluster) ? around(cluster) : boxOf(cluster));
  return (
    <div className="flex flex-col gap-2">
      {area.isError && (
        <Banner
          kind="error"
          actions={
            <Button size="sm" onPress={() => void area.refetch()}>
              {messages.ui.retry}
            </Button>
          }
        >
          {words.failed} {problemText(area.error, messages)}
        </Banner>
      )}
      <div className="grid overflow-clip rounded-lg border border-line bg-surface shadow-sm lg:grid-cols-[1fr_20rem]">
        <div
          className="relative h-[60dvh] min-h-96 lg:h-[max(24rem,calc(100dvh-22rem))]"
          aria-busy={area.isFetching}
        >
          <MapView
            label={words.label}
            center={INITIAL_CENTER}
            zoom={1.5}
            box={target}
            styleUrl={instance.data?.map_style ?? null}
            tilesUrl={instance.data?.map_tiles ?? null}
            onMove={setView}
            className="size-full"
          >
            <Markers
              data={data}
              zoom={view?.zoom ?? 1}
              selected={search.location}
              onOpen={open}
              onZoom={zoomTo}
            />
          </MapView>
          <div className="absolute top-2.5 left-2.5 z-10">
            <Button
              size="sm"
              icon={<Maximize2 className="size-4" strokeWidth={1.5} aria-hidden="true" />}
              onPress={() => setTarget(extentOf(whole.data))}
            >
              {words.fit}
            </Button>
          </div>
          <Legend className="absolute bottom-10 left-2.5 z-10" />
        </div>
        <InView data={data} view={view} selected={search.location} onOpen={open} onZoom={zoomTo} />
      </div>
      <Counts located={whole.data.located} unlocated={whole.data.unlocated} />
    </div>
  );
}

/** Target of the map: all matches, until the user chooses another view. */
function useTarget(filters: Filters, whole: Parameters<typeof extentOf>[0] | undefined) {
  const [target, setTarget] = useState<Box | null>(null);
  const [seen, setSeen] = useState<Filters | null>(null);
  if (whole && seen !== filters) {
    setSeen(filters);
    const extent = extentOf(whole);
    if (extent) setTarget(extent);
  }
  // A new object moves the map, even to the same target.
  return [target, (box: Box | null) => setTarget(box && { ...box })] as const;
}

function boxOf({ west, south, east, north }: Cluster): Box {
  return { west, south, east, north };
}

function around({ longitude, latitude }: Cluster): Box {
  return {
    west: longitude - CLOSE,
    south: latitude - CLOSE,
    east: longitude + CLOSE,
    north: latitude + CLOSE,
  };
}

function Counts({ located, unlocated }: { located: number; unlocated: number }) {
  const words = useMapViewWords();
  const { onChange } = useTools();
  const format = useFormat();
  return (
    <p className="numeric flex flex-wrap items-baseline gap-x-3 gap-y-1 text-xs text-ink-muted">
      <span>{words.located(located, format.number(located))}</span>
      {unlocated > 0 && (
        <span>
          <button
            type="button"
            onClick={() => onChange({ view: undefined, unlocated: true })}
            className="focus-ring rounded-sm font-medium text-link underline decoration-current/35 underline-offset-3 hover:decoration-current"
          >
            {words.unlocated(unlocated, format.number(unlocated))}
          </button>
          {". "}
          {words.unlocated_help}
        </span>
      )}
    </p>
  );
}

function NothingThere({ isMatching }: { isMatching: boolean }) {
  const { add, empty, filters, import_csv } = useMessages().locations;
  const { search, onChange } = useTools();
  const words = useMapViewWords();
  const may = useMay();
  if (!isMatching && !isNarrowed(search)) {
    const canImport = may("import_locations");
    return (
      <Card>
        <EmptyState
          title={empty.none}
          text={may("add_locations") ? empty.none_text : empty.none_read_only}
          actions={
            may("add_locations") && (
              <>
                {canImport && (
                  <Button variant="primary" onPress={() => onChange({ import: "new" })}>
                    {import_csv}
                  </Button>
                )}
                <Button variant={canImport ? "secondary" : "primary"} onPress={() => onChange({ add: true })}>
                  {add}
                </Button>
              </>
            )
          }
        />
      </Card>
    );
  }
  if (!isMatching) {
    return (
      <Card>
        <EmptyState
          title={empty.no_match}
          text={empty.no_match_text}
          actions={<Button onPress={() => onChange(NO_FILTERS)}>{filters.clear}</Button>}
        />
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        title={words.none}
        text={words.none_text}
        actions={
          <Button onPress={() => onChange({ view: undefined, unlocated: isMatching || undefined })}>
            {words.show_list}
          </Button>
        }
      />
    </Card>
  );
}
