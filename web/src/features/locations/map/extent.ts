// Extent of the locations on the map, and the box to request. Pure.
import type { Box } from "@/ui/map/view";
import type { LocationMap } from "./api";

/** The least box around everything; null around nothing. */
export function extentOf({ clusters, locations }: Pick<LocationMap, "clusters" | "locations">): Box | null {
  const boxes: Box[] = [
    ...clusters,
    ...locations.map(({ latitude, longitude }) => ({
      west: longitude,
      east: longitude,
      south: latitude,
      north: latitude,
    })),
  ];
  if (boxes.length === 0) return null;
  return {
    west: Math.min(...boxes.map(({ west }) => west)),
    south: Math.min(...boxes.map(({ south }) => south)),
    east: Math.max(...boxes.map(({ east }) => east)),
    north: Math.max(...boxes.map(({ north }) => north)),
  };
}

/** Returns a box slightly larger than the view, on a coarse grid, so that small moves hit the cache. */
export function requestBoxOf({ west, south, east, north }: Box, zoom: number): Box {
  const step = 90 / 2 ** Math.round(zoom);
  const down = (degrees: number) => Math.floor(degrees / step) * step;
  const up = (degrees: number) => Math.ceil(degrees / step) * step;
  // Over the date line, or all around the earth, the edges stay as they are.
  if (west >= east) return { west, south: Math.max(down(south), -90), east, north: Math.min(up(north), 90) };
  return {
    west: Math.max(down(west), -180),
    south: Math.max(down(south), -90),
    east: Math.min(up(east), 180),
    north: Math.min(up(north), 90),
  };
}

/** Returns true when a cluster is too small for any zoom to split. */
export function isOnePlace({ west, south, east, north }: Box): boolean {
  return east - west < 1e-5 && north - south < 1e-5;
}

/** Diameter of the circle of a cluster, in pixels: grows with the number of digits, and a little within them. */
export function clusterSize(count: number): number {
  return Math.round(Math.min(28 + 8 * Math.log10(Math.max(count, 1)), 68));
}
