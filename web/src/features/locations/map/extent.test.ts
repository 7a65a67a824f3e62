// Extent and requests of the map.
import { expect, test } from "vitest";
import { clusterSize, extentOf, isOnePlace, requestBoxOf } from "./extent";

const spot = (longitude: number, latitude: number) => ({ longitude, latitude }) as never;

test("the_map_starts_with_everything_in_view", () => {
  expect(extentOf({ clusters: [], locations: [] })).toBeNull();
  expect(extentOf({ clusters: [], locations: [spot(2, 48), spot(-73, 45)] })).toEqual({
    west: -73,
    south: 45,
    east: 2,
    north: 48,
  });
  const cluster = {
    west: -5,
    south: 40,
    east: 8,
    north: 51,
    latitude: 46,
    longitude: 2,
    count: 9,
    town: "Lyon",
    good: 4,
    fair: 3,
  };
  expect(extentOf({ clusters: [cluster], locations: [spot(9, 45)] })).toMatchObject({ west: -5, east: 9 });
});

test("a_small_move_asks_for_what_is_already_here", () => {
  const box = { west: 2.31, south: 48.81, east: 2.39, north: 48.89 };
  const moved = { west: 2.312, south: 48.812, east: 2.392, north: 48.892 };
  expect(requestBoxOf(box, 12)).toEqual(requestBoxOf(moved, 12));
  const requestBox = requestBoxOf(box, 12);
  expect(requestBox.west).toBeLessThanOrEqual(box.west);
  expect(requestBox.north).toBeGreaterThanOrEqual(box.north);
  expect(requestBoxOf({ west: -180, south: -90, east: 180, north: 90 }, 1)).toEqual({
    west: -180,
    south: -90,
    east: 180,
    north: 90,
  });
});

test("a_box_over_the_date_line_stays_over_it", () => {
  const { west, east } = requestBoxOf({ west: 170, south: 0, east: -170, north: 10 }, 3);
  expect([west, east]).toEqual([170, -170]);
});

test("locations_at_one_place_cannot_be_taken_apart", () => {
  expect(isOnePlace({ west: 2, south: 48, east: 2, north: 48 })).toBe(true);
  expect(isOnePlace({ west: 2, south: 48, east: 2.01, north: 48 })).toBe(false);
});

test("a_cluster_grows_with_its_count", () => {
  const sizes = [2, 20, 200, 20_000].map(clusterSize);
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  expect(clusterSize(10_000_000)).toBeLessThanOrEqual(84);
});
