// Words of changes, and the shape of trends.
import { expect, test } from "vitest";
import type { MetricChange } from "./api";
import { create } from "./create/en";
import { heatmaps as en } from "./en";
import { decimalText, distanceText, percentText } from "./figures";
import { heatmaps as fr } from "./fr";
import { pathOf, spotsOf } from "./trend";
import { bandText, changeText, directionOf } from "./verdict";

const change = (delta: number, verdict: MetricChange["verdict"]): MetricChange => ({
  delta,
  verdict,
  band: 9.8,
});

test("a change within the band has no direction", () => {
  expect(directionOf(change(9, "noise"), false)).toBe("none");
  expect(directionOf(change(9, "maybe"), false)).toBe("none");
  expect(directionOf(change(0, "real"), false)).toBe("none");
});

test("a higher share and a lower rank are better", () => {
  expect(directionOf(change(12.2, "real"), false)).toBe("better");
  expect(directionOf(change(-12.2, "real"), false)).toBe("worse");
  expect(directionOf(change(-2.5, "real"), true)).toBe("better");
  expect(directionOf(change(2.5, "real"), true)).toBe("worse");
});

test("the text of a change says how sure it is", () => {
  expect(changeText(change(12.24, "real"), en, "en-US")).toBe("+12.2, real");
  expect(changeText(change(-12.24, "maybe"), fr, "fr-FR")).toBe("-12,2, peut-être");
  expect(changeText(change(3, "noise"), en, "en-US")).toBe("within noise");
  expect(bandText(change(12.24, "real"), en, "en-US")).toBe(
    "Changed by +12.2. Changes of up to 9.8 are normal.",
  );
});

test("a trend goes from left to right, and 100 is at the top", () => {
  const spots = spotsOf([0, 50, 100]);
  expect(spots.map(({ x }) => x)).toEqual([4, 44, 84]);
  expect(spots.map(({ y }) => y)).toEqual([24, 14, 4]);
  expect(pathOf(spots)).toBe("M4 24L44 14L84 4");
  // Small changes stay small, and never leave the drawing.
  expect(spotsOf([60, 63]).map(({ y }) => y)).toEqual([15, 13]);
  expect(spotsOf([0, 3]).map(({ y }) => y)).toEqual([24, 22]);
  expect(spotsOf([100, 100]).map(({ y }) => y)).toEqual([4, 4]);
});

test("distances are short in both systems", () => {
  const text = (meters: number, unit: "km" | "mi") => distanceText(meters, unit, create.area, "en-US");
  expect([text(333.3, "km"), text(1250, "km"), text(200, "mi"), text(536.4, "mi")]).toEqual([
    "333 m",
    "1.3 km",
    "656 ft",
    "0.3 mi",
  ]);
  expect(percentText(22.449, "en-US")).toBe("22.4%");
  expect(decimalText(0.75, "fr-FR")).toBe("0,75");
});
