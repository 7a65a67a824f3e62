// Cells in sight, and moves by key.
import { expect, test } from "vitest";
import { moved, offsetFor, spanOf } from "./window";

test("only the cells around those in sight are drawn, in steps", () => {
  expect(spanOf(0, 440, 44, 1000)).toEqual({ first: 0, end: 16 });
  // 1,000 rows scrolled by 500: some 10 in sight, and a few on each side.
  const far = spanOf(500 * 44, 440, 44, 1000);
  expect(far).toEqual({ first: 496, end: 516 });
  expect(spanOf(500 * 44 + 30, 440, 44, 1000)).toEqual(far);
  expect(spanOf(990 * 44, 440, 44, 1000).end).toBe(1000);
  expect(spanOf(-20, 440, 44, 3)).toEqual({ first: 0, end: 3 });
});

test("keys move within the matrix and to the names of the locations", () => {
  const from = { row: 1, column: 0 };
  expect(moved("ArrowDown", from, 2, 3)).toEqual({ row: 1, column: 0 });
  expect(moved("k", from, 2, 3)).toEqual({ row: 0, column: 0 });
  expect(moved("ArrowLeft", from, 2, 3)).toEqual({ row: 1, column: -1 });
  expect(moved("End", from, 2, 3)).toEqual({ row: 1, column: 2 });
  expect(moved("Home", from, 2, 3)).toEqual({ row: 1, column: -1 });
  expect(moved("x", from, 2, 3)).toBeNull();
});

test("the box scrolls only as far as a cell needs", () => {
  expect(offsetFor(3, 44, 0, 440)).toBe(0);
  expect(offsetFor(12, 44, 0, 440)).toBe(13 * 44 - 440);
  expect(offsetFor(2, 44, 440, 440)).toBe(88);
  expect(offsetFor(-1, 36, 50, 400)).toBe(50);
});
