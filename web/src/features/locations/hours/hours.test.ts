// Opening hours between the API and the editor, their errors, and public holidays.
import { describe, expect, test } from "vitest";
import { upcomingHolidays } from "./holidays";
import { fromHours, toHours } from "./special";
import type { DayOfWeek, OpeningHours, Period } from "./types";
import {
  copyDay,
  DAYS,
  dateProblems,
  isOvernight,
  nextRange,
  toPeriods,
  toWeek,
  usualWeek,
  weekOf,
  weekProblems,
} from "./week";

const period = (
  open_day: DayOfWeek,
  open_time: string,
  close_time: string,
  close_day = open_day,
): Period => ({
  open_day,
  open_time,
  close_day,
  close_time,
});

describe("what the API says comes back unchanged", () => {
  const cases: [string, Period[]][] = [
    ["one_range", [period("monday", "09:00", "17:00")]],
    ["a_split_day", [period("tuesday", "09:00", "12:00"), period("tuesday", "14:00", "18:30")]],
    ["past_midnight", [period("friday", "20:00", "02:00", "saturday")]],
    ["sunday_into_monday", [period("sunday", "22:00", "03:00", "monday")]],
    ["around_the_clock", [period("wednesday", "00:00", "24:00")]],
    ["until_midnight", [period("thursday", "18:00", "24:00")]],
    ["never", []],
  ];
  test.each(cases)("%s", (_, periods) => {
    expect(toPeriods(toWeek(periods))).toEqual(periods);
  });
  test("with_special_days", () => {
    const hours: OpeningHours = {
      regular: [period("monday", "09:00", "17:00")],
      special: [
        { date: "2026-12-24", is_closed: false, open_time: "09:00", close_time: "12:00" },
        { date: "2026-12-24", is_closed: false, open_time: "13:00", close_time: "15:00" },
        { date: "2026-12-25", is_closed: true, open_time: null, close_time: null },
        { date: "2026-12-31", is_closed: false, open_time: "18:00", close_time: "04:00" },
        { date: "2027-01-02", is_closed: false, open_time: "00:00", close_time: "24:00" },
      ],
    };
    expect(fromHours(toHours(hours))).toEqual(hours);
  });
});

test("a_day_open_around_the_clock_has_no_times", () => {
  expect(toWeek([period("monday", "00:00", "24:00")]).monday).toEqual({ state: "always", ranges: [] });
  expect(toWeek([period("monday", "00:00", "00:00", "tuesday")]).monday.state).toBe("always");
});

test("what_runs_for_longer_than_a_day_is_cut_at_midnights", () => {
  const week = toWeek([period("friday", "18:00", "20:00", "sunday")]);
  expect(week.friday.ranges).toEqual([{ opens: "18:00", closes: "24:00" }]);
  expect(week.saturday.state).toBe("always");
  expect(week.sunday.ranges).toEqual([{ opens: "00:00", closes: "20:00" }]);
});

test("midnight_as_a_closing_time_is_the_end_of_the_day", () => {
  const week = weekOf((day) => ({
    state: day === "monday" ? "open" : "closed",
    ranges: [{ opens: "18:00", closes: "00:00" }],
  }));
  expect(toPeriods(week)).toEqual([period("monday", "18:00", "24:00")]);
  expect(isOvernight({ opens: "18:00", closes: "00:00" })).toBe(false);
  expect(isOvernight({ opens: "18:00", closes: "00:30" })).toBe(true);
});

test("a_week_closed_throughout_without_any_date_says_nothing", () => {
  const week = weekOf(() => ({ state: "closed", ranges: [{ opens: "09:00", closes: "17:00" }] }));
  expect(fromHours({ week, special: [] })).toBeNull();
  expect(fromHours(null)).toBeNull();
});

describe("problems", () => {
  const week = (hours: Partial<Record<DayOfWeek, [string, string][]>>) =>
    weekOf((day) => ({
      state: hours[day] ? "open" : "closed",
      ranges: (hours[day] ?? []).map(([opens, closes]) => ({ opens, closes })),
    }));
  test.each([
    [
      "none_where_ranges_touch",
      week({
        monday: [
          ["09:00", "12:00"],
          ["12:00", "17:00"],
        ],
      }),
      [],
    ],
    [
      "the_later_of_two_that_overlap",
      week({
        monday: [
          ["09:00", "13:00"],
          ["12:00", "17:00"],
        ],
      }),
      ["monday 1 overlap"],
    ],
    [
      "a_night_that_runs_into_the_morning",
      week({ monday: [["20:00", "09:30"]], tuesday: [["09:00", "17:00"]] }),
      ["tuesday 0 overlap"],
    ],
    [
      "sunday_night_into_monday",
      week({ monday: [["01:00", "05:00"]], sunday: [["22:00", "02:00"]] }),
      ["monday 0 overlap"],
    ],
    [
      "none_where_sunday_night_touches",
      week({ monday: [["02:00", "05:00"]], sunday: [["22:00", "02:00"]] }),
      [],
    ],
    ["a_missing_time", week({ friday: [["09:00", ""]] }), ["friday 0 required"]],
    ["no_time_at_all", week({ friday: [["09:00", "09:00"]] }), ["friday 0 same"]],
  ])("%s", (_, hours, expected) => {
    expect(weekProblems(hours).map(({ day, index, problem }) => `${day} ${index} ${problem}`)).toEqual(
      expected,
    );
  });
  test("of_a_date", () => {
    expect(
      dateProblems([
        { opens: "09:00", closes: "12:00" },
        { opens: "11:00", closes: "13:00" },
        { opens: "", closes: "13:00" },
      ]),
    ).toEqual([null, "overlap", "required"]);
  });
});

test("monday_is_copied_to_the_weekdays_and_nothing_else", () => {
  const monday = { state: "open", ranges: [{ opens: "08:00", closes: "20:00" }] } as const;
  const week = copyDay({ ...usualWeek(), monday }, "monday", DAYS.slice(0, 5));
  expect(week.friday).toEqual(monday);
  expect(week.saturday.state).toBe("closed");
});

test("the_range_offered_next_comes_after_the_last_on_the_same_day", () => {
  expect(nextRange([{ opens: "09:00", closes: "12:00" }])).toEqual({ opens: "14:00", closes: "17:00" });
  expect(nextRange([{ opens: "09:00", closes: "20:30" }])).toEqual({ opens: "22:30", closes: "23:00" });
  expect(nextRange([{ opens: "20:00", closes: "02:00" }])).toEqual({ opens: "", closes: "" });
});

describe("public holidays", () => {
  const dates = (country: string, today: string, more = {}) =>
    Object.fromEntries(
      upcomingHolidays({ country, ...more }, today).map(({ holiday, date }) => [holiday, date]),
    );
  test("of_the_us_in_2026", () => {
    expect(dates("US", "2026-01-01")).toEqual({
      new_year: "2026-01-01",
      mlk_day: "2026-01-19",
      presidents_day: "2026-02-16",
      memorial_day: "2026-05-25",
      juneteenth: "2026-06-19",
      independence_day: "2026-07-04",
      labor_day: "2026-09-07",
      columbus_day: "2026-10-12",
      veterans_day: "2026-11-11",
      thanksgiving: "2026-11-26",
      christmas: "2026-12-25",
    });
  });
  test("of_france_in_2027", () => {
    expect(dates("FR", "2027-01-01", { postal_code: "75001" })).toEqual({
      new_year: "2027-01-01",
      easter_monday: "2027-03-29",
      labour_day_may: "2027-05-01",
      victory_1945: "2027-05-08",
      ascension: "2027-05-06",
      whit_monday: "2027-05-17",
      bastille_day: "2027-07-14",
      assumption: "2027-08-15",
      all_saints: "2027-11-01",
      armistice: "2027-11-11",
      christmas: "2027-12-25",
    });
  });
  test("alsace_and_moselle_have_two_more", () => {
    expect(dates("FR", "2027-01-01", { postal_code: "67000" })).toMatchObject({
      good_friday: "2027-03-26",
      saint_stephen: "2027-12-26",
    });
  });
  test("of_quebec_and_of_ontario", () => {
    expect(dates("CA", "2026-01-01", { state: "Québec" })).toMatchObject({
      patriots_day: "2026-05-18",
      saint_jean: "2026-06-24",
      thanksgiving: "2026-10-12",
    });
    const ontario = dates("CA", "2026-01-01", { postal_code: "M5V 1A1" });
    expect(ontario).toMatchObject({
      family_day: "2026-02-16",
      good_friday: "2026-04-03",
      victoria_day: "2026-05-18",
      boxing_day: "2026-12-26",
    });
    expect(ontario.saint_jean).toBeUndefined();
  });
  test("twelve_months_from_today_each_once_by_date", () => {
    const upcoming = upcomingHolidays({ country: "US" }, "2026-11-20");
    expect(upcoming[0]).toEqual({ holiday: "thanksgiving", date: "2026-11-26" });
    expect(upcoming.at(-1)).toEqual({ holiday: "veterans_day", date: "2027-11-11" });
    expect(upcoming).toHaveLength(11);
  });
  test("none_where_the_rules_are_not_known", () => {
    expect(upcomingHolidays({ country: "JP" }, "2026-01-01")).toEqual([]);
    expect(upcomingHolidays({ country: null }, "2026-01-01")).toEqual([]);
  });
});
