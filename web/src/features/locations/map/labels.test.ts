// Names of clusters.
import { expect, test } from "vitest";
import type { Cluster } from "./api";
import { named } from "./labels";

const cluster = (town: string, count: number, longitude: number, latitude: number): Cluster => ({
  town,
  count,
  longitude,
  latitude,
  good: count,
  fair: 0,
  west: longitude,
  east: longitude,
  south: latitude,
  north: latitude,
});

test("of names that would cover each other the one of the largest cluster is shown", () => {
  const [lyon, villeurbanne, paris] = [
    cluster("Lyon", 95, 4.83, 45.75),
    cluster("Villeurbanne", 4, 4.89, 45.77),
    cluster("Paris", 20, 2.35, 48.86),
  ];
  expect(named([villeurbanne, lyon, paris], 6)).toEqual(new Set([lyon, paris]));
  expect(named([villeurbanne, lyon, paris], 12)).toEqual(new Set([lyon, villeurbanne, paris]));
});

test("no name is shown where a circle is, and none of a cluster without a town", () => {
  const [north, south] = [cluster("North", 9, 2, 48.01), cluster("", 2, 2, 48)];
  expect(named([north, south], 9)).toEqual(new Set());
});
