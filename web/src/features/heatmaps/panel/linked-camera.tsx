// Two maps that show the same area: a move of one moves the other.
import type { Map as MapLibre } from "maplibre-gl";
import { useEffect } from "react";
import { useMap } from "@/ui/map/context";

/** The maps that move together. */
export type LinkedMaps = Set<MapLibre>;

/** Inside a MapView: links its camera with those of the other maps. */
export function LinkedCamera({ maps }: { maps: LinkedMaps }) {
  const map = useMap();
  useEffect(() => {
    // A map that follows reports its own move: without the comparison they would move each other forever.
    const follow = () => {
      for (const other of maps) if (other !== map && !isSameView(map, other)) other.jumpTo(cameraOf(map));
    };
    maps.add(map);
    map.on("move", follow);
    return () => {
      maps.delete(map);
      map.off("move", follow);
    };
  }, [map, maps]);
  return null;
}

function cameraOf(map: MapLibre) {
  return { center: map.getCenter(), zoom: map.getZoom() };
}

/** Largest difference in degrees and zoom levels of two views that count as the same. */
const TOLERANCE = 1e-9;

function isSameView(one: MapLibre, other: MapLibre): boolean {
  const [from, to] = [cameraOf(one), cameraOf(other)];
  return [from.center.lng - to.center.lng, from.center.lat - to.center.lat, from.zoom - to.zoom].every(
    (difference) => Math.abs(difference) < TOLERANCE,
  );
}
