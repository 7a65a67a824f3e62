// Clusters and single locations on the map. They are pressed with a pointer; the list beside the map is for the keyboard.
import { useFormat } from "@/lib/i18n";
import { StatusShape } from "@/ui/badge";
import { cx } from "@/ui/cx";
import { healthStatus } from "@/ui/health-meter";
import { Marker } from "@/ui/map/marker";
import { addressLine } from "../list/cells";
import { useHealthWord } from "../use-health-word";
import type { Cluster, LocationMap, Spot } from "./api";
import { clusterSize } from "./extent";
import { named, type Side } from "./labels";
import { useMapViewWords } from "./words";

export interface MarkersProps {
  data: Pick<LocationMap, "clusters" | "locations">;
  /** Id of the location in the drawer. */
  selected: string | undefined;
  onOpen: (id: string) => void;
  onZoom: (cluster: Cluster) => void;
}

/** All markers on the map. */
export function Markers({ data, zoom, selected, onOpen, onZoom }: MarkersProps & { zoom: number }) {
  const withName = named(data.clusters, zoom);
  return (
    <>
      {data.clusters.map((cluster) => (
        <Marker
          key={`${cluster.latitude},${cluster.longitude},${cluster.count}`}
          longitude={cluster.longitude}
          latitude={cluster.latitude}
        >
          <ClusterButton cluster={cluster} nameSide={withName.get(cluster)} onPress={() => onZoom(cluster)} />
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

interface ClusterButtonProps {
  cluster: Cluster;
  /** Side of the name; without one, the name is shown on hover. */
  nameSide: Side | undefined;
  onPress: () => void;
}

function ClusterButton({ cluster, nameSide, onPress }: ClusterButtonProps) {
  const words = useMapViewWords();
  const format = useFormat();
  const { count } = cluster;
  // "Greensboro (SE)" has no room for its bracket.
  const town = cluster.town.replace(/ \([^)]*\)$/, "");
  const size = clusterSize(count);
  const number = format.number(count);
  return (
    <span className="group relative block hover:z-10">
      <button
        type="button"
        tabIndex={-1}
        aria-label={town ? words.cluster_at(town, count, number) : words.cluster(count, number)}
        onClick={onPress}
        style={{ width: size, height: size }}
        className="numeric relative grid place-items-center rounded-full bg-surface text-xs font-semibold text-ink shadow-md transition-transform group-hover:scale-105"
      >
        <HealthRing cluster={cluster} />
        <span className="relative">{compact(count, format.locale)}</span>
      </button>
      {town && (
        <bdi
          aria-hidden="true"
          className={cx(
            "pointer-events-none absolute left-1/2 max-w-24 -translate-x-1/2 truncate rounded-sm bg-surface/85 px-1 text-[0.6875rem] leading-4 font-medium text-ink group-hover:block group-hover:max-w-none",
            nameSide === "above" ? "bottom-full mb-0.5" : "top-full mt-0.5",
            !nameSide && "hidden",
          )}
        >
          {town}
        </bdi>
      )}
    </span>
  );
}

/** Shares of good, fair and poor health around a cluster, clockwise from the top. */
function HealthRing({ cluster: { count, good, fair } }: { cluster: Cluster }) {
  const share = (part: number) => (100 * part) / count;
  const arcs = [
    { part: good, from: 0, className: "stroke-good" },
    { part: fair, from: good, className: "stroke-fair" },
    { part: count - good - fair, from: good + fair, className: "stroke-poor" },
  ];
  return (
    <svg viewBox="0 0 40 40" className="absolute inset-0 -rotate-90" aria-hidden="true">
      {arcs
        .filter(({ part }) => part > 0)
        .map(({ part, from, className }) => (
          <circle
            key={className}
            cx="20"
            cy="20"
            r="17.5"
            fill="none"
            strokeWidth="4"
            pathLength="100"
            strokeDasharray={`${share(part)} 100`}
            strokeDashoffset={-share(from)}
            className={className}
          />
        ))}
    </svg>
  );
}

/** Formats a count to fit into the circle: 12345 -> "12K". */
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
        aria-label={`${spot.name}, ${addressLine(spot)}. ${health}. ${verified}`}
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
        <bdi className="block truncate text-ink-muted">{addressLine(spot)}</bdi>
        <span className="numeric block text-ink-muted">
          {health} · {verified}
        </span>
      </span>
    </span>
  );
}
