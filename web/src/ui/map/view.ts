// Contents and extent of a map: points, boxes, and the view.
import type { Map as MapLibre } from "maplibre-gl";

/** A place in degrees. */
export interface Place {
  longitude: number;
  latitude: number;
}

/** A part of the world in degrees; `west` may be greater than `east` across the date line. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Content of the map. */
export interface View extends Box {
  center: Place;
  zoom: number;
}

/** A box as MapLibre wants it. */
export function boundsOf({ west, south, east, north }: Box): [number, number, number, number] {
  return [west, south, east < west ? east + 360 : east, north];
}

/** Visible extent of a map. */
export function viewOf(map: MapLibre): View {
  const { lng, lat } = map.getCenter().wrap();
  const bounds = map.getBounds();
  const isAll = bounds.getEast() - bounds.getWest() >= 360;
  return {
    center: { longitude: lng, latitude: lat },
    zoom: map.getZoom(),
    west: isAll ? -180 : wrapped(bounds.getWest()),
    east: isAll ? 180 : wrapped(bounds.getEast()),
    south: Math.max(bounds.getSouth(), -90),
    north: Math.min(bounds.getNorth(), 90),
  };
}

/** A longitude of -180 to 180. */
function wrapped(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}
