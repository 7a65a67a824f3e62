// Contrast of colors.
import { expect, test } from "vitest";
import { contrast, isColor, MIN_CONTRAST, textOn } from "./contrast";

test("the_ratio_is_the_one_of_wcag", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrast("#ffffff", "#777777")).toBeCloseTo(4.48, 2);
});

test("text_on_any_ground_is_legible", () => {
  for (const ground of ["#12355b", "#b9832f", "#ffd500", "#767676", "#808080", "#ff0000"]) {
    expect(contrast(ground, textOn(ground)), ground).toBeGreaterThanOrEqual(MIN_CONTRAST);
  }
});

test("a_color_has_six_digits", () => {
  expect(isColor("#12355B")).toBe(true);
  for (const text of ["#123", "12355b", "#12355g", "red", "#12355b "]) expect(isColor(text)).toBe(false);
});
