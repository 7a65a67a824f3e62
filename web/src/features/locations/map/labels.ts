// Clusters whose town names have room on the map. Pure.
import type { Cluster } from "./api";
import { clusterSize } from "./extent";

/** Maximum width of a name, and its height, in pixels. */
const MAX_WIDTH = 96;
const HEIGHT = 18;
/** Average width of a letter. */
const LETTER = 6.5;

interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The clusters whose names cover neither another circle nor another name: the largest clusters first. */
export function named(clusters: readonly Cluster[], zoom: number): Set<Cluster> {
  const world = 512 * 2 ** zoom;
  const placed = clusters.map((cluster) => {
    const { x, y } = onPlane(cluster, world);
    const radius = clusterSize(cluster.count) / 2;
    const half = Math.min(cluster.town.length * LETTER + 8, MAX_WIDTH) / 2;
    const circle = { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
    const name = { left: x - half, right: x + half, top: y + radius, bottom: y + radius + HEIGHT };
    return { cluster, circle, name };
  });
  const names: Rectangle[] = [];
  const shown = new Set<Cluster>();
  for (const one of placed.sort((a, b) => b.cluster.count - a.cluster.count)) {
    const isFree =
      one.cluster.town !== "" &&
      placed.every((other) => other === one || !overlap(other.circle, one.name)) &&
      names.every((name) => !overlap(name, one.name));
    if (!isFree) continue;
    names.push(one.name);
    shown.add(one.cluster);
  }
  return shown;
}

/** Web Mercator, in pixels. */
function onPlane({ longitude, latitude }: Pick<Cluster, "longitude" | "latitude">, world: number) {
  const sine = Math.sin((Math.min(Math.max(latitude, -85), 85) * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}

function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
