// Names of clusters, and clusters that cover each other.
import { expect, test } from "vitest";
import type { Cluster } from "./api";
import { joined } from "./clusters";
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

test("clusters whose circles touch are one, named by the largest, as long as they touch", () => {
  const [lyon, villeurbanne, paris] = [
    cluster("Lyon", 90, 4.8, 45.7),
    cluster("Villeurbanne", 10, 4.9, 45.8),
    cluster("Paris", 20, 2.35, 48.86),
  ];
  const all = [paris, villeurbanne, lyon];
  const [group, ...others] = joined(all, 7);
  expect(others).toEqual([paris]);
  expect(group).toMatchObject({ town: "Lyon", count: 100, good: 100, fair: 0 });
  expect(group).toMatchObject({ west: 4.8, east: 4.9, south: 45.7, north: 45.8 });
  expect(group?.longitude).toBeCloseTo(4.81, 9);
  expect(group?.latitude).toBeCloseTo(45.71, 9);
  expect(joined(all, 1)).toHaveLength(1);
  expect(joined(all, 12)).toEqual([lyon, paris, villeurbanne]);
});

test("a circle that another one has moved is joined with the circle it then touches", () => {
  // At zoom 8 and the equator a degree has 364 pixels; these circles touch when they are closer than 44 pixels.
  const [first, second, third] = [
    cluster("Quito", 101, 0, 0),
    cluster("Cayambe", 100, 0.055, 0.115),
    cluster("Otavalo", 99, 0.11, 0),
  ];
  expect(joined([first, second], 8)).toHaveLength(2);
  expect(joined([second, third], 8)).toHaveLength(2);
  expect(joined([first, second, third], 8).map(({ count }) => count)).toEqual([300]);
});
