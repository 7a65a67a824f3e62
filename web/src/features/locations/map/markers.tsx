// Clusters and single locations on the map. They are pressed with a pointer; the list beside the map is for the keyboard.
import { useFormat } from "@/lib/i18n";
import { StatusShape } from "@/ui/badge";
import { cx } from "@/ui/cx";
import { healthStatus } from "@/ui/health-meter";
import { Marker } from "@/ui/map/marker";
import { placeOf } from "../list/cells";
import { useHealthWord } from "../use-health-word";
import type { Cluster, LocationMap, Spot } from "./api";
import { clusterSize } from "./extent";
import { useMapViewWords } from "./words";

export interface MarkersProps {
  data: Pick<LocationMap, "clusters" | "locations">;
  /** The location whose drawer is open. */
  selected: string | undefined;
  onOpen: (id: string) => void;
  onZoom: (cluster: Cluster) => void;
}

/** Everything that lies on the map. */
export function Markers({ data, selected, onOpen, onZoom }: MarkersProps) {
  return (
    <>
      {data.clusters.map((cluster) => (
        <Marker
          key={`${cluster.latitude},${cluster.longitude},${cluster.count}`}
          longitude={cluster.longitude}
          latitude={cluster.latitude}
        >
          <ClusterButton cluster={cluster} onPress={() => onZoom(cluster)} />
        </Marker>
      ))}
      {data.locations.map((spot) => (
        <Marker key={spot.id} longitude={spot.longitude} latitude={spot.latitude}>
          <SpotButton spot={spot} isSelected={spot.id === selected} onPress={() => onOpen(spot.id)} />
        </Marker>
      ))}
    </>
  );
}

function ClusterButton({ cluster, onPress }: { cluster: Cluster; onPress: () => void }) {
  const words = useMapViewWords();
  const format = useFormat();
  const { count } = cluster;
  const size = clusterSize(count);
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={words.cluster(count, format.number(count))}
      onClick={onPress}
      style={{ width: size, height: size }}
      className="numeric grid place-items-center rounded-full border-2 border-surface bg-primary text-xs font-semibold text-on-primary shadow-md transition-colors hover:bg-primary-hover"
    >
      {compact(count, format.locale)}
    </button>
  );
}

/** 12345 -> "12K": what fits into the circle. */
function compact(count: number, locale: string): string {
  return count < 1000
    ? String(count)
    : new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 }).format(count);
}

interface SpotButtonProps {
  spot: Spot;
  isSelected: boolean;
  onPress: () => void;
}

function SpotButton({ spot, isSelected, onPress }: SpotButtonProps) {
  const healthWord = useHealthWord();
  const words = useMapViewWords();
  const format = useFormat();
  const status = healthStatus(spot.health);
  const verified = spot.verified ? words.verified : words.unverified;
  const health = `${format.percent(spot.health)} ${healthWord(spot)}`;
  return (
    <span className="group relative block hover:z-10">
      <button
        type="button"
        tabIndex={-1}
        aria-label={`${spot.name}, ${placeOf(spot)}. ${health}. ${verified}`}
        onClick={onPress}
        className={cx(
          "grid size-6 place-items-center rounded-full border-2 bg-surface shadow-md transition-transform hover:scale-115",
          isSelected ? "scale-125 border-brass" : spot.verified ? "border-primary" : "border-neutral",
        )}
      >
        <StatusShape status={status} className="size-3" />
      </button>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-full left-1/2 z-10 mt-1 hidden w-max max-w-56 -translate-x-1/2 rounded-md border border-line bg-raised px-2.5 py-1.5 text-xs text-ink shadow-md group-hover:block"
      >
        <bdi className="block truncate font-semibold">{spot.name}</bdi>
        <bdi className="block truncate text-ink-muted">{placeOf(spot)}</bdi>
        <span className="numeric block text-ink-muted">
          {health} · {verified}
        </span>
      </span>
    </span>
  );
}
