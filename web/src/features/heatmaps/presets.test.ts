// Areas and units.
import { expect, test } from "vitest";
import { convert, nearest, PRESETS, presetOf, RADII, SIZES, spacingOf, unitOf } from "./presets";

test("every preset is a step of the slider, and its grid one of the sizes", () => {
  for (const { radius, size } of PRESETS) {
    expect(RADII).toContain(radius.km);
    expect(RADII).toContain(radius.mi);
    expect(SIZES).toContain(size);
  }
});

test("the unit is that of the country", () => {
  expect(["US", "GB", "FR", ""].map(unitOf)).toEqual(["mi", "mi", "km", "km"]);
});

test("a radius between the presets belongs to none", () => {
  expect([presetOf(2, "km"), presetOf(1, "mi"), presetOf(2.5, "km")]).toEqual([
    "neighborhood",
    "neighborhood",
    undefined,
  ]);
});

test("another unit keeps the kind of area, or else the distance", () => {
  expect(convert(15, "km", "mi")).toBe(10);
  expect(convert(8, "km", "mi")).toBe(5);
  expect(convert(4, "km", "km")).toBe(4);
  expect([nearest(0.01), nearest(7.1), nearest(400)]).toEqual([0.1, 8, 100]);
});

test("the spacing of pins follows from radius and size", () => {
  expect(spacingOf(3, "km", 7)).toBe(1000);
  expect(Math.round(spacingOf(1, "mi", 3))).toBe(1609);
});
