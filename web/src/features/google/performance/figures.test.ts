// Points of the chart: gaps where Google has told nothing, weeks in long periods.
import { describe, expect, test } from "vitest";
import type { Performance } from "../api";
import { hasEarlier, isByWeek, isPartlyKnown, pointsOf, previousOf, weekEnd } from "./figures";

const NONE = { views: 0, calls: 0, website_clicks: 0, directions: 0 };
const day = (date: string, views: number) => ({ ...NONE, date, views });

function performance(since: string, until: string, items: Performance["items"]): Performance {
  const known_from = items[0]?.date ?? null;
  const known_until = items.at(-1)?.date ?? null;
  return { since, until, items, known_from, known_until, total: NONE, previous: null, previous_items: [] };
}

describe("in a short period", () => {
  test("each_day_is_a_point_and_what_google_has_not_told_of_is_a_gap_and_not_zero", () => {
    const of = performance("2026-11-16", "2026-11-20", [day("2026-11-17", 4), day("2026-11-18", 0)]);
    expect(pointsOf(of, "views")).toEqual([
      { date: "2026-11-16", value: null },
      { date: "2026-11-17", value: 4 },
      { date: "2026-11-18", value: 0 },
      { date: "2026-11-19", value: null },
      { date: "2026-11-20", value: null },
    ]);
    expect(isByWeek(of)).toBe(false);
  });

  test("nothing_known_is_nothing_but_gaps", () => {
    const points = pointsOf(performance("2026-11-16", "2026-11-20", []), "calls");
    expect(points.map(({ value }) => value)).toEqual([null, null, null, null, null]);
  });

  test("a_day_when_the_clocks_change_is_a_day_like_any_other", () => {
    const points = pointsOf(performance("2026-10-24", "2026-10-26", []), "views");
    expect(points.map(({ date }) => date)).toEqual(["2026-10-24", "2026-10-25", "2026-10-26"]);
  });
});

describe("in a long period", () => {
  const items = Array.from({ length: 20 }, (_, at) => day(`2026-11-${String(at + 1).padStart(2, "0")}`, 1));

  test("each_whole_week_up_to_the_last_known_day_is_a_point_and_one_with_a_day_missing_a_gap", () => {
    const of = performance("2026-07-01", "2026-11-22", items);
    expect(isByWeek(of)).toBe(true);
    const points = pointsOf(of, "views");
    expect(points.slice(-3)).toEqual([
      { date: "2026-10-31", value: null },
      { date: "2026-11-07", value: 7 },
      { date: "2026-11-14", value: 7 },
    ]);
    expect(points[0]?.date).toBe("2026-07-04");
  });

  test("a_week_ends_six_days_after_it_begins", () => {
    expect(weekEnd("2026-12-29")).toBe("2027-01-04");
  });
});

test("a_period_that_began_before_what_is_known_is_partly_known", () => {
  const of = performance("2026-11-01", "2026-11-20", [day("2026-11-05", 1)]);
  expect([of, { ...of, known_from: "2026-11-01" }, { ...of, known_from: null }].map(isPartlyKnown)).toEqual([
    true,
    false,
    false,
  ]);
});

test("google_has_earlier_figures_until_eighteen_months_are_known", () => {
  const until = "2026-11-21";
  expect(
    ["2026-10-23", "2025-05-24", "2025-05-23", null].map((known_from) => hasEarlier({ until, known_from })),
  ).toEqual([true, true, false, false]);
});

describe("the period before", () => {
  const period = (days: number, items: number) => {
    const until = new Date(Date.UTC(2026, 0, days)).toISOString().slice(0, 10);
    const of = performance("2026-01-01", until, [day("2026-01-01", 1)]);
    const previous_items = Array.from({ length: items }, () => day("2025-12-01", 2));
    return { ...of, previous: NONE, previous_items };
  };

  test("has a value for each day, or each whole week of a long period", () => {
    expect(previousOf(period(28, 3), "views")).toEqual([2, 2, 2]);
    expect(previousOf(period(120, 15), "views")).toEqual([14, 14]);
  });

  test("is left out unless all of it is known", () => {
    expect(previousOf({ ...period(28, 0), previous: null }, "views")).toBeUndefined();
  });
});
