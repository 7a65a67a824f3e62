// Weeks and months of the calendar of posts.
import { expect, test } from "vitest";
import { dayOf, rangeOf, stepped, weekOf, weeksOfMonth } from "./dates";

test("a_week_starts_on_sunday_in_american_english_and_on_monday_in_french", () => {
  expect(weekOf("2026-11-26", "en-US")).toEqual([
    "2026-11-22",
    "2026-11-23",
    "2026-11-24",
    "2026-11-25",
    "2026-11-26",
    "2026-11-27",
    "2026-11-28",
  ]);
  expect(weekOf("2026-11-26", "fr-FR")[0]).toBe("2026-11-23");
  expect(weekOf("2026-11-22", "fr-FR")[0]).toBe("2026-11-16");
});

test("the_weeks_of_a_month_hold_all_its_days_and_nothing_but_whole_weeks", () => {
  const weeks = weeksOfMonth("2026-11-26", "en-US");
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe("2026-11-01");
  expect(weeks[4]?.[6]).toBe("2026-12-05");
  expect(weeksOfMonth("2026-11-26", "fr-FR")).toHaveLength(6);
  expect(weeksOfMonth("2027-02-10", "fr-FR").map((week) => week[0])).toEqual([
    "2027-02-01",
    "2027-02-08",
    "2027-02-15",
    "2027-02-22",
  ]);
});

test("a_month_never_asks_for_more_days_than_the_server_answers", () => {
  const months = Array.from(
    { length: 48 },
    (_, at) => `${2026 + Math.floor(at / 12)}-${pad((at % 12) + 1)}-15`,
  );
  for (const locale of ["en-US", "fr-FR"]) {
    for (const month of months) expect(weeksOfMonth(month, locale).length).toBeLessThanOrEqual(6);
  }
});

test("days_follow_each_other_over_the_change_to_winter_time", () => {
  expect(weekOf("2026-10-25", "fr-FR")).toEqual([
    "2026-10-19",
    "2026-10-20",
    "2026-10-21",
    "2026-10-22",
    "2026-10-23",
    "2026-10-24",
    "2026-10-25",
  ]);
});

test("a_step_goes_to_the_next_period_without_skipping_a_month", () => {
  expect(stepped("month", "2027-01-31", 1)).toBe("2027-02-01");
  expect(stepped("month", "2027-01-31", -1)).toBe("2026-12-01");
  expect(stepped("week", "2026-12-28", 1)).toBe("2027-01-04");
});

test("a_range_is_what_the_view_shows", () => {
  expect(rangeOf("week", "2026-11-26", "fr-FR")).toEqual({ from: "2026-11-23", to: "2026-11-29" });
  expect(rangeOf("month", "2026-11-26", "fr-FR")).toEqual({ from: "2026-10-26", to: "2026-12-06" });
});

test("a_day_that_does_not_exist_is_none", () => {
  expect(dayOf("2026-11-26")).toBe("2026-11-26");
  expect(dayOf("2026-13-01")).toBeUndefined();
  expect(dayOf("26/11/2026")).toBeUndefined();
  expect(dayOf(2026)).toBeUndefined();
});

const pad = (month: number) => String(month).padStart(2, "0");
