// The points of the forecast on a map, around a center that can be moved.
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { instanceQuery } from "@/lib/instance";
import { useMap } from "@/ui/map/context";
import { MapView } from "@/ui/map/map";
import { Pin } from "@/ui/map/pin";
import type { Place } from "@/ui/map/view";
import type { Forecast } from "../api";
import { METERS_PER_UNIT, type Unit } from "../presets";
import { useCreateWords } from "../words";

/** Start of a map without a center. */
const WORLD = { latitude: 25, longitude: 0, zoom: 1 };
/** Meters of a pixel at zoom 0 at the equator. */
const METERS_PER_PIXEL = 78_271.5;
/** Pixels for the diameter of the area, so that its outer points are in view. */
const DIAMETER = 230;
/** About 10 cm; more digits say nothing. */
const DIGITS = 6;

export interface CenterMapProps {
  center: Place | null;
  /** A new value fits the map to the whole area. */
  fitKey: string;
  radius: number;
  unit: Unit;
  points: Forecast["points"];
  onChange: (center: Place) => void;
  className?: string;
}

/** A press on the ground, or dragging the pin, moves the center; the map then stays where it is. */
export function CenterMap({ center, fitKey, radius, unit, points, onChange, className }: CenterMapProps) {
  const { center: words } = useCreateWords();
  const instance = useQuery(instanceQuery);
  const key = `${fitKey} ${radius} ${unit} ${center === null}`;
  const [view, setView] = useState({ key, start: startOf(center, radius, unit) });
  if (key !== view.key) setView({ key, start: startOf(center, radius, unit) });
  const move = ({ latitude, longitude }: Place) =>
    onChange({ latitude: Number(latitude.toFixed(DIGITS)), longitude: Number(longitude.toFixed(DIGITS)) });
  if (instance.isPending) return <div className={className} />;
  return (
    <MapView
      label={words.label}
      center={view.start}
      zoom={view.start.zoom}
      styleUrl={instance.data?.map_style ?? null}
      tilesUrl={instance.data?.map_tiles ?? null}
      isEmbedded
      onPress={move}
      {...(className === undefined ? {} : { className })}
    >
      <Points points={points} />
      {center && <Pin {...center} onChange={move} />}
    </MapView>
  );
}

function startOf(center: Place | null, radius: number, unit: Unit): Place & { zoom: number } {
  if (!center) return WORLD;
  const meters = METERS_PER_UNIT[unit] * 2 * radius;
  const scale = METERS_PER_PIXEL * Math.cos((center.latitude * Math.PI) / 180);
  return { ...center, zoom: Math.min(Math.max(Math.log2((scale * DIAMETER) / meters), 1), 17) };
}

/** One path for all points, redrawn while the map moves, because hundreds of markers are slow. */
function Points({ points }: { points: Forecast["points"] }) {
  const map = useMap();
  const path = useRef<SVGPathElement>(null);
  useEffect(() => {
    const draw = () => {
      const d = points.map(({ latitude, longitude }) => {
        const { x, y } = map.project([longitude, latitude]);
        return `M${x.toFixed(1)} ${y.toFixed(1)}h0`;
      });
      path.current?.setAttribute("d", d.join(""));
    };
    draw();
    map.on("move", draw);
    map.on("resize", draw);
    return () => {
      map.off("move", draw);
      map.off("resize", draw);
    };
  }, [map, points]);
  const width = points.length > 225 ? 6 : 9;
  return (
    <svg className="pointer-events-none absolute inset-0 size-full text-primary" aria-hidden="true">
      <path ref={path} stroke="currentColor" strokeOpacity="0.85" strokeLinecap="round" strokeWidth={width} />
    </svg>
  );
}
