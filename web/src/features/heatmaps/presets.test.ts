// Tests of presets, units and radii.
import { expect, test } from "vitest";
import { convertRadius, nearestRadius, PRESETS, presetOf, RADII, SIZES, spacingOf, unitOf } from "./presets";

test("every preset has a radius of the slider and a size of the grid that the dialog offers", () => {
  for (const { radius, size } of PRESETS) {
    expect(RADII).toContain(radius.km);
    expect(RADII).toContain(radius.mi);
    expect(SIZES).toContain(size);
  }
});

test("the unit of distances depends on the country", () => {
  expect(["US", "GB", "FR", ""].map(unitOf)).toEqual(["mi", "mi", "km", "km"]);
});

test("only the radius of a preset has a preset", () => {
  expect([presetOf(2, "km"), presetOf(1, "mi"), presetOf(2.5, "km")]).toEqual([
    "neighborhood",
    "neighborhood",
    undefined,
  ]);
});

test("converting a radius keeps the preset, or else the nearest distance", () => {
  expect(convertRadius(15, "km", "mi")).toBe(10);
  expect(convertRadius(8, "km", "mi")).toBe(5);
  expect(convertRadius(4, "km", "km")).toBe(4);
  expect([nearestRadius(0.01), nearestRadius(7.1), nearestRadius(400)]).toEqual([0.1, 8, 100]);
});

test("the spacing of pins follows from radius and size", () => {
  expect(spacingOf(3, "km", 7)).toBe(1000);
  expect(Math.round(spacingOf(1, "mi", 3))).toBe(1609);
});
