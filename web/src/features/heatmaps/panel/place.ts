// Places of pins on the map. Pure.
import type { Box, Place } from "@/ui/map/view";
import type { Panel } from "../api";

const METERS_OF_UNIT = { km: 1000, mi: 1609.344 } as const;
const METERS_PER_DEGREE = 111_320;
/** Pixels of the whole world at zoom 0. */
const WORLD = 512;

/** Returns the radius of a panel in meters. */
export function radiusOf({ radius, unit }: Pick<Panel, "radius" | "unit">): number {
  return radius * METERS_OF_UNIT[unit];
}

/** Returns the part of the world that a panel covers: the same for all of its scans. */
export function boxOf(panel: Pick<Panel, "latitude" | "longitude" | "radius" | "unit">): Box {
  const { latitude, longitude } = panel;
  const up = radiusOf(panel) / METERS_PER_DEGREE;
  const across = up / Math.cos((latitude * Math.PI) / 180);
  return { west: longitude - across, east: longitude + across, south: latitude - up, north: latitude + up };
}

/** Returns where a place is, seen from a center, in pixels at zoom 0. */
export function offsetOf(place: Place, center: Place): { x: number; y: number } {
  const across = ((place.longitude - center.longitude + 540) % 360) - 180;
  return { x: (across / 360) * WORLD, y: heightOf(place.latitude) - heightOf(center.latitude) };
}

/** Returns the distance of neighboring pins in pixels at zoom 0. */
export function spacingOf(panel: Panel): number {
  const { west, east } = boxOf(panel);
  return ((east - west) / 360) * (WORLD / (panel.size - 1));
}

function heightOf(latitude: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return WORLD * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI));
}
