// Addresses of the screen of pages.
import { expect, test } from "vitest";
import { editorAddress, filtersOf, isNarrowed, NO_FILTERS, parsePagesSearch } from "./search";

test("defaults_leave_no_trace_in_the_address", () => {
  expect(parsePagesSearch({ tab: "pages", days: 30 })).toEqual({});
});

test("what_is_not_understood_is_left_out", () => {
  expect(parsePagesSearch({ tab: "nothing", state: "gone", problem: 1, days: 31, new: "yes" })).toEqual({});
});

test("filters_are_read_and_sent_under_the_names_of_the_server", () => {
  const search = parsePagesSearch({ q: 75001, state: "live", problem: "no_hours", label: "l1" });
  expect(filtersOf(search)).toEqual({ search: "75001", state: "live", problem: "no_hours", label: "l1" });
  expect(isNarrowed(search)).toBe(true);
  expect(isNarrowed({ ...search, ...NO_FILTERS })).toBe(false);
});

test("an_id_cannot_leave_its_part_of_the_address", () => {
  expect(editorAddress("a/b")).toBe("/dashboard/pages/a%2Fb");
});
