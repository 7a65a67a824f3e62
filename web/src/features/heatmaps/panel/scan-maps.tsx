// Two scans of a panel side by side, the older one first. Loaded lazily with the map.
import { useState } from "react";
import { useFormat } from "@/lib/i18n";
import type { Pin, Scan } from "../api";
import { GridMap, type GridMapProps } from "./grid-map";
import type { LinkedMaps } from "./linked-camera";
import { usePanelWords } from "./words";

export interface ScanMapsProps extends Omit<GridMapProps, "pins" | "differences" | "linked" | "hasLegend"> {
  older: { scan: Scan; pins: readonly Pin[] };
  newer: { scan: Scan; pins: readonly Pin[] };
}

/** Both maps move together, and a pin held on one is held on the other. */
export function ScanMaps({ older, newer, ...map }: ScanMapsProps) {
  const { compare } = usePanelWords();
  const format = useFormat();
  const [linked] = useState<LinkedMaps>(() => new Set());
  const sides = [
    { ...older, title: compare.older, isNewer: false },
    { ...newer, title: compare.newer, isNewer: true },
  ];
  return (
    <div className="grid size-full gap-px bg-line max-sm:grid-rows-2 sm:grid-cols-2">
      {sides.map(({ scan, pins, title, isNewer }) => (
        <section key={title} aria-label={title} className="relative flex min-h-0 min-w-0 flex-col bg-surface">
          <p className="numeric flex flex-wrap gap-x-2 border-b border-line px-3 py-1.5 text-xs">
            <span className="font-semibold">{title}</span>
            <span className="text-ink-muted">{format.dateTime(scan.created_at)}</span>
          </p>
          <div className="min-h-0 flex-1">
            <GridMap {...map} pins={pins} differences={null} linked={linked} hasLegend={isNewer} />
          </div>
        </section>
      ))}
    </div>
  );
}
