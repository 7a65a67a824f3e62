// Days left of a trial, and when its end is announced.
import { expect, test } from "vitest";
import { daysLeft, isPlanEnding, type PlanStanding } from "./plan";

test.each<[PlanStanding["state"], string | null, boolean]>([
  ["trial", "2026-03-15T12:00:00Z", false],
  ["trial", "2026-03-13T12:00:00Z", true],
  ["trial", "2026-03-10T12:00:01Z", true],
  ["over", "2026-03-01T12:00:00Z", true],
  ["over", null, true],
  ["active", "2026-03-11T12:00:00Z", false],
  ["active", null, false],
  ["unlimited", null, false],
])("%s until %s is announced: %s", (state, ends_at, announced) => {
  const standing: PlanStanding = { state, plan: null, ends_at };
  expect(isPlanEnding(standing, new Date("2026-03-10T12:00:00Z"))).toBe(announced);
});

test.each<[PlanStanding["state"], string | null, number | null]>([
  ["trial", "2026-03-24T12:00:00Z", 14],
  ["trial", "2026-03-10T12:00:01Z", 1],
  ["trial", "2026-03-10T11:00:00Z", 0],
  ["trial", null, null],
  ["active", "2026-03-24T12:00:00Z", null],
  ["over", "2026-03-01T12:00:00Z", null],
])("%s until %s has %s days left", (state, ends_at, days) => {
  expect(daysLeft({ state, plan: null, ends_at }, new Date("2026-03-10T12:00:00Z"))).toBe(days);
});
