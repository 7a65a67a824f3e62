// Countries on both sides of the date line.
import type { FeatureCollection, Position } from "geojson";
import { expect, test } from "vitest";
import { unwrapped } from "./outlines";

const land = (ring: Position[]): FeatureCollection => ({
  type: "FeatureCollection",
  features: [{ type: "Feature", properties: {}, geometry: { type: "Polygon", coordinates: [ring] } }],
});

const ringOf = (collection: FeatureCollection) => {
  const [country] = collection.features;
  return country?.geometry.type === "Polygon" ? country.geometry.coordinates[0] : undefined;
};

test("a_ring_over_the_date_line_goes_on_instead_of_crossing_the_whole_map", () => {
  const ring = [
    [170, 60],
    [-170, 60],
    [-170, 70],
    [170, 70],
    [170, 60],
  ];
  expect(ringOf(unwrapped(land(ring)))).toEqual([
    [170, 60],
    [190, 60],
    [190, 70],
    [170, 70],
    [170, 60],
  ]);
});

test("a_ring_around_the_pole_is_closed_along_the_edge_of_the_map", () => {
  const ring = [
    [0, -70],
    [-120, -72],
    [120, -71],
    [0, -70],
  ];
  expect(ringOf(unwrapped(land(ring)))?.slice(-3)).toEqual([
    [-360, -90],
    [0, -90],
    [0, -70],
  ]);
});
