// Periods of reports.
import { expect, test } from "vitest";
import { daysIn, PRESETS, periodOf, periodText } from "./period";

test("presets_end_before_today", () => {
  const today = "2026-11-26";
  expect(PRESETS.map((preset) => periodOf(preset, today))).toEqual([
    { from: "2026-10-01", to: "2026-10-31" },
    { from: "2026-11-16", to: "2026-11-22" },
    { from: "2026-10-27", to: "2026-11-25" },
    { from: "2026-08-28", to: "2026-11-25" },
    null,
  ]);
});

test("weeks_begin_on_monday_and_months_cross_the_year", () => {
  expect(periodOf("last_week", "2026-11-23")).toEqual({ from: "2026-11-16", to: "2026-11-22" });
  expect(periodOf("last_week", "2026-11-22")).toEqual({ from: "2026-11-09", to: "2026-11-15" });
  expect(periodOf("last_month", "2027-01-01")).toEqual({ from: "2026-12-01", to: "2026-12-31" });
});

test("a_whole_month_is_named_by_it", () => {
  expect(periodText({ from: "2026-02-01", to: "2026-02-28" }, "en-US")).toBe("February 2026");
  expect(periodText({ from: "2026-10-01", to: "2026-10-31" }, "fr-FR")).toBe("octobre 2026");
  const range = periodText({ from: "2026-10-05", to: "2026-10-11" }, "en-US").replaceAll(/\s/g, " ");
  expect(range).toBe("Oct 5 – 11, 2026");
  expect(periodText({ from: "2026-11-01", to: "2026-12-05" }, "fr-FR")).toContain("1er nov.");
});

test("both_ends_count", () => {
  expect(daysIn({ from: "2026-10-01", to: "2026-10-31" })).toBe(31);
  expect(daysIn({ from: "2026-10-01", to: "2026-10-01" })).toBe(1);
});
