// The map of a panel: the pins, the business, and the legend. Loaded lazily, since it brings MapLibre.
import { useQuery } from "@tanstack/react-query";
import { Maximize2 } from "lucide-react";
import { useMemo, useState } from "react";
import { instanceQuery } from "@/lib/instance";
import { IconButton } from "@/ui/button";
import { MapView } from "@/ui/map/map";
import type { Box, Place } from "@/ui/map/view";
import { Skeleton } from "@/ui/skeleton";
import type { Panel, Pin } from "../api";
import type { Difference } from "./difference";
import { Legend } from "./legend";
import { LinkedCamera, type LinkedMaps } from "./linked-camera";
import { differenceMarks, rankMarks } from "./marks";
import "./panel.css";
import { PinLayer } from "./pin-layer";
import { boxOf, spacingOf } from "./place";
import { useScale } from "./scale";
import { usePanelWords } from "./words";
import { useWrite } from "./write";

const MAX_ZOOM = 17;
const NARROW_SCREEN = "(width < 40rem)";

/** Margins around the grid: half a pin at the sides, the legend below; on a narrow map the buttons above. */
function fitOf(isBesideAnother: boolean) {
  const isNarrow = isBesideAnother || window.matchMedia(NARROW_SCREEN).matches;
  const [top, bottom] = isNarrow ? [80, 154] : [32, 96];
  return { padding: { top, bottom, left: 28, right: 28 }, maxZoom: MAX_ZOOM };
}

export interface GridMapProps {
  panel: Panel;
  /** Name of the business on the map. */
  name: string;
  /** Position of that business; null when it is not known. */
  business: Place | null;
  pins: readonly Pin[];
  /** In place of ranks: a comparison. */
  differences: readonly Difference[] | null;
  held: number | undefined;
  onPoint: (at: number | null) => void;
  onHold: (at: number | undefined) => void;
  /** Maps that show the same area as this one. */
  linked?: LinkedMaps;
  hasLegend?: boolean;
}

/** The camera depends on the panel alone: it stays when the scan, the business or the comparison changes. */
export function GridMap(props: GridMapProps) {
  const { panel, name, business, pins, differences, held, onPoint, onHold, linked, hasLegend = true } = props;
  const words = usePanelWords();
  const write = useWrite();
  const instance = useQuery(instanceQuery);
  const [scale, chooseScale] = useScale();
  const { latitude, longitude, radius, unit } = panel;
  const whole = useMemo(
    () => boxOf({ latitude, longitude, radius, unit }),
    [latitude, longitude, radius, unit],
  );
  const [box, setBox] = useState<Box>(whole);
  const [area, setArea] = useState(whole);
  if (area !== whole) {
    setArea(whole);
    setBox(whole);
  }
  const [fit] = useState(() => fitOf(linked !== undefined));
  const center = { latitude, longitude };
  const marks = useMemo(
    () =>
      differences ? differenceMarks(differences, scale, words, write) : rankMarks(pins, scale, words, write),
    [differences, pins, scale, words, write],
  );
  const has = (state: Pin["state"]) => pins.some((pin) => pin.state === state);
  if (instance.isPending) return <Skeleton className="size-full rounded-none" />;
  return (
    <div className="relative size-full">
      <MapView
        label={words.map.label(name, panel.keyword)}
        center={center}
        zoom={11}
        box={box}
        fit={fit}
        styleUrl={instance.data?.map_style ?? null}
        tilesUrl={instance.data?.map_tiles ?? null}
        className="size-full"
      >
        {linked && <LinkedCamera maps={linked} />}
        <PinLayer
          label={words.map.pins}
          pins={pins}
          marks={marks}
          center={center}
          spacing={spacingOf(panel)}
          business={{
            ...(business ?? center),
            label: business ? words.map.business(name) : words.map.center,
          }}
          held={held}
          onPoint={onPoint}
          onHold={onHold}
        />
      </MapView>
      <div className="absolute top-2.5 left-2.5 z-10">
        <IconButton
          label={words.map.fit}
          variant="secondary"
          // A new object moves the map.
          onPress={() => setBox({ ...whole })}
        >
          <Maximize2 className="size-4" strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      </div>
      {hasLegend && (
        <Legend
          scale={scale}
          onScale={chooseScale}
          isComparing={differences !== null}
          kinds={{
            isMissing: differences ? differences.some(({ gain }) => gain === null) : has("missing"),
            isEstimated: !differences && has("estimated"),
            isWaiting: !differences && has("waiting"),
          }}
          className="absolute bottom-10 left-2.5 z-10 max-sm:bottom-18"
        />
      )}
    </div>
  );
}
