// Trends of topics.
import { expect, test } from "vitest";
import { changeOf, countsOfWeekdays, peakOf } from "./topics";

const reviews = (negative: number) => ({ positive: 1, neutral: 0, negative });

test("a_topic_rises_or_falls_only_with_a_clear_change", () => {
  for (const [count, before, expected] of [
    [9, 1, "up"],
    [1, 9, "down"],
    [2, 1, "same"],
    [104, 99, "same"],
    [0, 0, "same"],
  ] as const) {
    expect(changeOf({ count: reviews(count), before: reviews(before) }), `${count} ${before}`).toBe(expected);
  }
});

test("the_days_of_the_week_begin_with_monday", () => {
  const days = countsOfWeekdays({ weekdays: [1, 2, 3, 4, 5, 6, 7].map(reviews) });
  const name = new Intl.DateTimeFormat("en-US", { weekday: "short", timeZone: "UTC" });
  expect(days.map(({ date }) => name.format(new Date(`${date}T00:00:00Z`)))).toEqual([
    "Mon",
    "Tue",
    "Wed",
    "Thu",
    "Fri",
    "Sat",
    "Sun",
  ]);
  expect(days[5]?.negative).toBe(6);
});

test("a_day_stands_out_only_with_most_of_enough_mentions", () => {
  expect(peakOf([0, 0, 1, 0, 0, 6, 0])).toEqual({ index: 5, count: 6, total: 7 });
  expect(peakOf([0, 0, 0, 0, 0, 2, 0])).toBeNull();
  expect(peakOf([3, 0, 0, 0, 0, 3, 0])).toBeNull();
  expect(peakOf([])).toBeNull();
});
