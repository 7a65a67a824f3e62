// The address of the list.
import { expect, test } from "vitest";
import { activeFilters, filtersOf, isNarrowed, NO_FILTERS, parseLocationsSearch } from "./search";

const parse = (raw: Record<string, unknown>) => JSON.parse(JSON.stringify(parseLocationsSearch(raw)));

test("a_plain_address_says_nothing", () => {
  expect(parse({})).toEqual({});
  expect(parse({ status: "all", sort: "name", min_rating: 0, q: "  ", city: "" })).toEqual({});
});

test("everything_the_list_can_be_told_is_read_from_the_address", () => {
  const raw = {
    q: "café",
    status: "verified",
    city: "Lyon",
    category: "Restaurant",
    min_rating: 4.5,
    health: "poor",
    issue: "missing_phone",
    label: "label_1",
    unlocated: true,
    sync_failed: true,
    google: "unpublished",
    open_status: "permanently_closed",
    country: "FR",
    state: "TX",
    changed_by: "import_1",
    view: "map",
    sort: "last_sync",
    add: true,
    import: "new",
    location: "loc_1",
    tab: "settings",
    field: "phone",
  };
  expect(parse(raw)).toEqual(raw);
});

test("what_is_not_understood_is_left_out", () => {
  expect(
    parse({
      status: "maybe",
      min_rating: 3.7,
      health: "fine",
      unlocated: "no",
      sync_failed: 1,
      google: "maps",
      open_status: "ajar",
      changed_by: { id: 1 },
      issue: "no_coffee",
      sort: "colour",
      q: { a: 1 },
      add: 1,
      tab: "weather",
      other: "x",
    }),
  ).toEqual({});
});

test("a_search_for_digits_stays_text", () => {
  expect(parse({ q: 75001 })).toEqual({ q: "75001" });
});

test("the_overview_is_the_tab_of_a_plain_address", () => {
  expect(parse({ location: "loc_1", tab: "overview" })).toEqual({ location: "loc_1" });
});

test("the_search_text_is_no_filter_but_narrows_the_list", () => {
  expect(activeFilters({ q: "x" })).toEqual([]);
  expect(isNarrowed({ q: "x" })).toBe(true);
  expect(isNarrowed({ sort: "city" })).toBe(false);
  expect(activeFilters({ city: "Lyon", min_rating: 4 })).toEqual(["city", "min_rating"]);
});

test("clearing_filters_keeps_the_sort", () => {
  expect(
    isNarrowed({ q: "x", city: "Lyon", issue: "low_rating", unlocated: true, sort: "city", ...NO_FILTERS }),
  ).toBe(false);
  expect({ sort: "city", ...NO_FILTERS }.sort).toBe("city");
  expect(filtersOf({ q: "x", sort: "city", add: true })).toEqual({ q: "x" });
});
