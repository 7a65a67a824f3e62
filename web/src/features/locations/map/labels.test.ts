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
    cluster("Villeurbanne", 4, 4.835, 45.75),
    cluster("Paris", 20, 2.35, 48.86),
  ];
  expect([...named([villeurbanne, lyon, paris], 6).keys()]).toEqual([lyon, paris]);
  expect([...named([villeurbanne, lyon, paris], 16).keys()]).toEqual([lyon, paris, villeurbanne]);
});

test("a name is above its circle when another circle is below, and a cluster without a town has none", () => {
  const [north, south] = [cluster("North", 9, 2, 48.04), cluster("", 2, 2, 48)];
  expect(named([north, south], 9)).toEqual(new Map([[north, "above"]]));
});
