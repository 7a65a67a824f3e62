// A map: our own outlines, or the operator's style. Load it lazily: MapLibre is large.
import { MapPinOff } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { cx } from "../cx";
import { MapContext } from "./context";
import "./map.css";
import { GROUND } from "./style";
import { type MapOptions, useMapLibre } from "./use-maplibre";
import { useTheme } from "./use-theme";
import { useMapWords } from "./words";

export interface MapViewProps extends MapOptions {
  /** Description of the map for screen readers. */
  label: string;
  /** Size and corners. */
  className?: string;
  /** Markers, and whatever lies over the map. */
  children?: ReactNode;
}

/** The map. `data-ready` is on its ground once everything is drawn. */
export function MapView({ label, className, children, ...options }: MapViewProps) {
  const words = useMapWords();
  const theme = useTheme();
  const container = useRef<HTMLDivElement>(null);
  const { map, hasFailed } = useMapLibre(container, label, options);
  return (
    <div data-slot="map" className={cx("relative isolate overflow-hidden bg-sunken", className)}>
      <div ref={container} className="size-full" style={{ backgroundColor: GROUND[theme].water }} />
      {hasFailed && (
        <div role="status" className="absolute inset-0 grid place-items-center bg-sunken p-6 text-center">
          <div className="flex max-w-72 flex-col items-center gap-1.5">
            <MapPinOff className="size-5 text-ink-faint" strokeWidth={1.5} aria-hidden="true" />
            <p className="text-sm font-medium">{words.failed}</p>
            <p className="text-xs text-ink-muted">{words.failed_text}</p>
          </div>
        </div>
      )}
      {map && !hasFailed && <MapContext value={map}>{children}</MapContext>}
    </div>
  );
}
