// Figures of the reviews by month.
import { expect, test } from "vitest";
import { type ReviewTrend, sourcesOf, valuesOf } from "./figures";

const TREND: ReviewTrend = {
  months: [
    {
      month: "2026-05",
      reviews: 3,
      average: 4,
      sources: [
        { source: "other", reviews: 1, average: null },
        { source: "google", reviews: 2, average: 4 },
      ],
    },
    {
      month: "2026-06",
      reviews: 0,
      average: null,
      sources: [
        { source: "other", reviews: 0, average: null },
        { source: "google", reviews: 0, average: null },
      ],
    },
  ],
};

test("sources_with_reviews_are_offered_in_the_order_of_the_filter", () => {
  expect(sourcesOf(TREND)).toEqual(["google", "other"]);
  expect(sourcesOf({ months: [] })).toEqual([]);
});

test("a_month_without_a_rating_has_no_average", () => {
  expect(valuesOf(TREND, "average", undefined)).toEqual([4, null]);
  expect(valuesOf(TREND, "average", "google")).toEqual([4, null]);
  expect(valuesOf(TREND, "average", "other")).toEqual([null, null]);
  expect(valuesOf(TREND, "reviews", "other")).toEqual([1, 0]);
  expect(valuesOf(TREND, "reviews", undefined)).toEqual([3, 0]);
});
