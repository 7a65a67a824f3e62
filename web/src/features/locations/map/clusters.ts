// Joins the clusters whose circles would cover each other in a view. Pure.
import type { Cluster } from "./api";
import { clusterSize } from "./extent";
import { onPlane } from "./plane";

/**
 * The clusters without overlapping circles: each that touches the circle of a larger one is added to it. The server
 * gathers by cells of the earth, so towns on both sides of an edge may be as close as they like.
 */
export function joined(clusters: readonly Cluster[], zoom: number): Cluster[] {
  const groups: Cluster[] = [];
  for (const cluster of [...clusters].sort((a, b) => b.count - a.count)) {
    const at = groups.findIndex((group) => touches(group, cluster, zoom));
    const group = groups[at];
    if (group) groups[at] = sumOf(group, cluster);
    else groups.push(cluster);
  }
  // A circle that has grown may touch another one.
  return groups.length < clusters.length ? joined(groups, zoom) : groups;
}

function touches(a: Cluster, b: Cluster, zoom: number): boolean {
  const [from, to] = [onPlane(a, zoom), onPlane(b, zoom)];
  return Math.hypot(from.x - to.x, from.y - to.y) < (clusterSize(a.count) + clusterSize(b.count)) / 2;
}

/** Two clusters as one, named by the larger, at their center of gravity. */
function sumOf(larger: Cluster, smaller: Cluster): Cluster {
  const count = larger.count + smaller.count;
  const average = (a: number, b: number) => (a * larger.count + b * smaller.count) / count;
  return {
    town: larger.town,
    count,
    good: larger.good + smaller.good,
    fair: larger.fair + smaller.fair,
    longitude: average(larger.longitude, smaller.longitude),
    latitude: average(larger.latitude, smaller.latitude),
    west: Math.min(larger.west, smaller.west),
    south: Math.min(larger.south, smaller.south),
    east: Math.max(larger.east, smaller.east),
    north: Math.max(larger.north, smaller.north),
  };
}
