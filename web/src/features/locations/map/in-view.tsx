// Locations in view as a list: for the keyboard, for screen readers, and for names that do not fit on the map.
import { ZoomIn } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { StatusShape } from "@/ui/badge";
import { cx } from "@/ui/cx";
import { healthStatus } from "@/ui/health-meter";
import type { Box } from "@/ui/map/view";
import { addressLine } from "../list/cells";
import { useHealthWord } from "../use-health-word";
import type { LocationMap } from "./api";
import type { MarkersProps } from "./markers";
import { useMapViewWords } from "./words";

export interface InViewProps extends MarkersProps {
  view: Box | null;
}

/** Single locations by name, then clusters, the largest first. */
export function InView({ data, view, selected, onOpen, onZoom }: InViewProps) {
  const words = useMapViewWords();
  const healthWord = useHealthWord();
  const format = useFormat();
  const { clusters, locations } = contentsOf(data, view);
  const byName = new Intl.Collator(format.locale);
  return (
    <section
      aria-label={words.in_view}
      className="flex max-h-80 min-h-0 flex-col border-line max-lg:border-t lg:max-h-[max(24rem,calc(100dvh-22rem))] lg:border-l"
    >
      <h2 className="border-b border-line bg-sunken px-4 py-2.5 text-xs font-medium text-ink-muted">
        {words.in_view}
      </h2>
      {clusters.length + locations.length === 0 && (
        <p className="p-4 text-sm text-ink-muted">{words.nothing_in_view}</p>
      )}
      <ul className="min-h-0 flex-1 overflow-y-auto">
        {[...locations]
          .sort((a, b) => byName.compare(a.name, b.name))
          .map((spot) => {
            const status = healthStatus(spot.health);
            return (
              <li key={spot.id} className="border-b border-line last:border-b-0">
                <button
                  type="button"
                  onClick={() => onOpen(spot.id)}
                  className={cx(
                    "flex w-full items-start gap-2.5 px-4 py-2 text-left text-sm outline-none hover:bg-hover focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus",
                    spot.id === selected && "bg-primary-soft",
                  )}
                >
                  <span className="flex h-5 items-center">
                    <StatusShape status={status} />
                  </span>
                  <span className="min-w-0 flex-1">
                    <bdi className="block truncate font-medium text-ink">{spot.name}</bdi>
                    <bdi className="block truncate text-xs text-ink-muted">{addressLine(spot)}</bdi>
                  </span>
                  <span className="numeric text-xs text-ink-muted">
                    {format.percent(spot.health)}
                    <span className="sr-only"> {healthWord(spot)}</span>
                  </span>
                </button>
              </li>
            );
          })}
        {[...clusters]
          .sort((a, b) => b.count - a.count)
          .map((cluster) => (
            <li
              key={`${cluster.latitude},${cluster.longitude},${cluster.count}`}
              className="border-b border-line last:border-b-0"
            >
              <button
                type="button"
                onClick={() => onZoom(cluster)}
                className="numeric flex w-full items-center gap-2.5 px-4 py-2.5 text-left text-sm text-ink outline-none hover:bg-hover focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
              >
                <span className="min-w-0 flex-1 truncate">
                  {cluster.town ? (
                    <>
                      <bdi className="font-medium">{cluster.town}</bdi> · {format.number(cluster.count)}
                      <span className="sr-only"> {words.close_together(cluster.count)}</span>
                    </>
                  ) : (
                    words.cluster(cluster.count, format.number(cluster.count))
                  )}
                </span>
                <span className="flex items-center gap-1 text-xs text-link">
                  <ZoomIn className="size-4" strokeWidth={1.5} aria-hidden="true" />
                  {words.zoom_in}
                </span>
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}

/** The requested box is a little larger than the view. */
function contentsOf({ clusters, locations }: Pick<LocationMap, "clusters" | "locations">, view: Box | null) {
  if (!view || view.west >= view.east) return { clusters, locations };
  const isIn = ({ longitude, latitude }: { longitude: number; latitude: number }) =>
    longitude >= view.west && longitude <= view.east && latitude >= view.south && latitude <= view.north;
  return { clusters: clusters.filter(isIn), locations: locations.filter(isIn) };
}
