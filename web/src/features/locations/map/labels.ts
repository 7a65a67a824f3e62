// Selects the clusters whose town names fit on the map. Pure.
import type { Cluster } from "./api";
import { clusterSize } from "./extent";
import { onPlane } from "./plane";

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

/** Side of a circle that its name is on. */
export type Side = "below" | "above";

/** The clusters whose names cover neither another circle nor another name, the largest clusters first. */
export function named(clusters: readonly Cluster[], zoom: number): Map<Cluster, Side> {
  const placed = clusters.map((cluster) => {
    const { x, y } = onPlane(cluster, zoom);
    const radius = clusterSize(cluster.count) / 2;
    const half = Math.min(cluster.town.length * LETTER + 8, MAX_WIDTH) / 2;
    const row = (top: number): Rectangle => ({ left: x - half, right: x + half, top, bottom: top + HEIGHT });
    return {
      cluster,
      circle: { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius },
      sides: { below: row(y + radius), above: row(y - radius - HEIGHT) },
    };
  });
  const taken = placed.map(({ circle }) => circle);
  const labels = new Map<Cluster, Side>();
  for (const { cluster, sides } of placed.sort((a, b) => b.cluster.count - a.cluster.count)) {
    if (cluster.town === "") continue;
    const side = (["below", "above"] as const).find((side) =>
      taken.every((other) => !overlap(other, sides[side])),
    );
    if (!side) continue;
    taken.push(sides[side]);
    labels.set(cluster, side);
  }
  return labels;
}

function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
