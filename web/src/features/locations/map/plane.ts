// Positions on the map in pixels. Pure.

/** Side of the square map of the whole earth at zoom 0, in pixels. */
const WORLD = 512;
/** Northernmost latitude of the map; Web Mercator has no poles. */
const MAX_LATITUDE = 85;

/** Web Mercator at a zoom, in pixels from the north-west corner. */
export function onPlane({ longitude, latitude }: { longitude: number; latitude: number }, zoom: number) {
  const world = WORLD * 2 ** zoom;
  const sine = Math.sin((Math.min(Math.max(latitude, -MAX_LATITUDE), MAX_LATITUDE) * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}
