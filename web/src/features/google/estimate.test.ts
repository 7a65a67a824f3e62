// Progress and time left of an import.
import { expect, test } from "vitest";
import { secondsLeft, shownDone } from "./estimate";

const FIRST = { at: 0, done: 0 };
const LAST = { at: 9_000, done: 24 };

test("there is no estimate before the first progress", () => {
  expect(secondsLeft(FIRST, FIRST, 250, 5_000)).toBeUndefined();
  expect(shownDone(FIRST, FIRST, 250, 5_000)).toBe(0);
});

test("the time left follows the pace so far, and never goes below zero", () => {
  expect(secondsLeft(FIRST, LAST, 96, 9_000)).toBeCloseTo(27);
  expect(secondsLeft(FIRST, LAST, 96, 12_000)).toBeCloseTo(24);
  expect(secondsLeft(FIRST, LAST, 96, 90_000)).toBe(0);
});

test("the number shown goes on between two reports, but not beyond the next one or the end", () => {
  expect(shownDone(FIRST, LAST, 250, 9_000)).toBe(24);
  expect(shownDone(FIRST, LAST, 250, 12_000)).toBe(32);
  expect(shownDone(FIRST, LAST, 250, 90_000)).toBe(47);
  expect(shownDone(FIRST, LAST, 30, 90_000)).toBe(29);
});
