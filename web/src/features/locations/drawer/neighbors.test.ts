// The locations before and after the open one.
import { expect, test } from "vitest";
import { isNearEnd, neighborsOf } from "./neighbors";

const IDS = ["a", "b", "c"];

test("neighbors_follow_the_order_of_the_list_and_stop_at_its_ends", () => {
  expect(neighborsOf(IDS, "b")).toEqual({ previous: "a", next: "c" });
  expect(neighborsOf(IDS, "a")).toEqual({ previous: undefined, next: "b" });
  expect(neighborsOf(IDS, "c")).toEqual({ previous: "b", next: undefined });
});

test("a_location_outside_of_the_list_has_no_neighbors", () => {
  expect(neighborsOf(IDS, "x")).toEqual({ previous: undefined, next: undefined });
  expect(isNearEnd(IDS, "x")).toBe(false);
});

test("the_next_page_is_loaded_before_the_last_row_is_reached", () => {
  const many = Array.from({ length: 200 }, (_, at) => `${at}`);
  expect(isNearEnd(many, "100")).toBe(false);
  expect(isNearEnd(many, "190")).toBe(true);
});
