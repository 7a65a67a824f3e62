// A view is the list as it was: the same filters, order, columns and height.
import { expect, test } from "vitest";
import { CHOICES, parseLook, USUAL_LOOK } from "../list/look";
import { isShown, lookOfView, searchOfView, searchTextOf, viewOf } from "./view";

const SEARCH = { q: "café & co", city: "Lyon", min_rating: 4.5, label: "l1", sort: "health" } as const;

test("a_view_brings_the_list_back_as_it_was", () => {
  const view = viewOf({ ...SEARCH, add: true, location: "x" }, USUAL_LOOK);
  expect(view.search).toBe("q=caf%C3%A9+%26+co&city=Lyon&min_rating=4.5&label=l1&sort=health");
  const search = Object.fromEntries(
    Object.entries(searchOfView(view)).filter(([, value]) => value !== undefined),
  );
  expect(search).toEqual(SEARCH);
  expect(lookOfView(view)).toEqual(USUAL_LOOK);
});

test("showing_a_view_takes_other_filters_away", () => {
  const patch = searchOfView({ search: "city=Lyon" });
  expect({ status: "verified", q: "x", sort: "city", ...patch }).toMatchObject({
    status: undefined,
    q: undefined,
    sort: undefined,
    city: "Lyon",
  });
});

test("a_view_is_shown_while_nothing_of_it_was_changed", () => {
  const view = viewOf(SEARCH, USUAL_LOOK);
  expect(isShown(view, { ...SEARCH, location: "x" }, USUAL_LOOK)).toBe(true);
  expect(isShown(view, { ...SEARCH, city: "Paris" }, USUAL_LOOK)).toBe(false);
  expect(isShown(view, SEARCH, { ...USUAL_LOOK, density: "compact" })).toBe(false);
  expect(searchTextOf({})).toBe("");
});

test("a_look_that_is_not_understood_is_the_usual_one", () => {
  expect(parseLook(null)).toEqual(USUAL_LOOK);
  expect(parseLook({ columns: ["phone", "nonsense", "status"], density: "huge" })).toEqual({
    columns: ["status", "phone"],
    density: "comfortable",
  });
  expect(parseLook({ columns: [] }).columns).toEqual([]);
  expect(new Set(CHOICES).size).toBe(CHOICES.length);
});
