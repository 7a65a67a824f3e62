// The rules about sessions in which nothing is done.
import { expect, test } from "vitest";
import { expectIdleEnd, forgetIdleEnd, hasEndedIdle, limitOf, sayIdleEnd, standing } from "./idle";

const MINUTE = 60_000;

test.each([
  [0, { kind: "active" }],
  [13 * MINUTE + 59_999, { kind: "active" }],
  [14 * MINUTE, { kind: "warned", seconds: 60 }],
  [14 * MINUTE + 1, { kind: "warned", seconds: 60 }],
  [14 * MINUTE + 59_999, { kind: "warned", seconds: 1 }],
  [15 * MINUTE, { kind: "over" }],
  [600 * MINUTE, { kind: "over" }],
  // The clock was put back.
  [-MINUTE, { kind: "active" }],
])("after_%i_ms_of_fifteen_minutes_the_reader_is_%o", (passed, expected) => {
  expect(standing(1_000, 15 * MINUTE, 1_000 + passed)).toEqual(expected);
});

test("of_two_rules_about_idle_sessions_the_shorter_counts", () => {
  expect(limitOf(null, null)).toBeNull();
  expect(limitOf(undefined)).toBeNull();
  expect(limitOf(15, null)).toBe(15 * MINUTE);
  expect(limitOf(480, 30)).toBe(30 * MINUTE);
});

test("how_a_session_ended_is_known_until_the_next_begins", () => {
  expect(hasEndedIdle()).toBe(false);
  expectIdleEnd(Date.now() + MINUTE);
  expect(hasEndedIdle()).toBe(false);
  expectIdleEnd(Date.now());
  expect(hasEndedIdle()).toBe(true);
  forgetIdleEnd();
  expect(hasEndedIdle()).toBe(false);
  sayIdleEnd();
  expect(hasEndedIdle()).toBe(true);
  forgetIdleEnd();
});
