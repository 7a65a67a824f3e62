// Trend of a figure against an earlier one.
import { expect, test } from "vitest";
import { trendOf } from "./trend";

test("a_trend_is_told_in_whole_percent", () => {
  expect(trendOf(121, 100)).toEqual({ kind: "more", percent: 21 });
  expect(trendOf(50, 100)).toEqual({ kind: "fewer", percent: 50 });
  expect(trendOf(1001, 1000)).toEqual({ kind: "same" });
});

test("without_an_earlier_figure_there_is_no_trend", () => {
  expect(trendOf(12, 0)).toBeNull();
});
