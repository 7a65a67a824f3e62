// The rows that are drawn.
import { expect, test } from "vitest";
import { rowsInSight } from "./sight";

test("a_screenful_is_drawn_however_long_the_list_is", () => {
  const top = rowsInSight(0, 800, 44, 100_000);
  expect(top.first).toBe(0);
  expect(top.last).toBeGreaterThanOrEqual(19);
  const middle = rowsInSight(2_200_000, 800, 44, 100_000);
  expect(middle.first).toBeLessThanOrEqual(50_000);
  expect(middle.last).toBeGreaterThanOrEqual(50_019);
  expect(middle.last - middle.first).toBeLessThan(60);
});

test("the_list_ends_where_its_rows_end", () => {
  expect(rowsInSight(4_399_000, 800, 44, 100_000).last).toBe(100_000);
  expect(rowsInSight(0, 800, 44, 3)).toEqual({ first: 0, last: 3 });
  expect(rowsInSight(-400, 800, 44, 0)).toEqual({ first: 0, last: 0 });
  expect(rowsInSight(9_000, 800, 44, 10)).toEqual({ first: 10, last: 10 });
});

test("a_small_scroll_draws_the_same_rows", () => {
  expect(rowsInSight(10_000, 800, 44, 1000)).toEqual(rowsInSight(10_020, 800, 44, 1000));
});
