// A view is the inbox as it was: the same filters, search and sort.
import { expect, test } from "vitest";
import { views } from "@/messages/en/views";
import { reviews } from "../en";
import { reports } from "../reports/en";
import type { ReviewsSearch } from "../search";
import { teamwork } from "../teamwork/en";
import { isShown, partsOf, searchOfView, searchTextOf, viewOf } from "./view";

const SEARCH: ReviewsSearch = { q: "café & co", stars: 1, answered: false, days: 30, sort: "urgency" };

test("a_view_brings_the_inbox_back_as_it_was", () => {
  const view = viewOf({ ...SEARCH, review: "r1", add: true, import: "new" });
  expect(view.search).toBe("q=caf%C3%A9+%26+co&stars=1&answered=false&days=30&sort=urgency");
  const given = Object.entries(searchOfView(view)).filter(([, value]) => value !== undefined);
  expect(Object.fromEntries(given)).toEqual(SEARCH);
  expect(searchTextOf({})).toBe("");
});

test("showing_a_view_takes_other_filters_away_and_closes_the_review", () => {
  const before = { overdue: true as const, topic: "wait" as const, sort: "lowest" as const, review: "r1" };
  const after = { ...before, ...searchOfView({ search: "stars=2" }) };
  expect(after).toMatchObject({ overdue: undefined, topic: undefined, sort: undefined, review: undefined });
  expect(after.stars).toBe(2);
});

test("a_view_is_shown_while_nothing_of_it_was_changed", () => {
  const view = viewOf(SEARCH);
  expect(isShown(view, { ...SEARCH, review: "r2" })).toBe(true);
  expect(isShown(view, { ...SEARCH, stars: 2 })).toBe(false);
  expect(isShown({ search: "stars=9&nonsense=1" }, {})).toBe(true);
});

test("a_view_is_described_by_its_filters_and_its_sort", () => {
  const words = {
    reviews,
    team: teamwork,
    reports,
    quoted: views.quoted,
    sorted_by: views.sorted_by,
    locationName: (id: string) => (id === "l1" ? "Atelier Bakery" : undefined),
  };
  for (const [search, parts] of [
    [SEARCH, ["“café & co”", "No reply", "1 star", "30 days", "sorted by Most urgent first"]],
    [{ location: "l1", source: "google", assigned: "me" }, ["Atelier Bakery", "Google", "Assigned to me"]],
    [{ location: "l2", assigned: "u1", overdue: true }, ["…", "Assigned to …", "Overdue"]],
    [
      { waiting_for: "approval", topic: "wait", sentiment: "negative" },
      ["To approve", "Wait time", "Negative"],
    ],
    [{}, []],
  ] as [ReviewsSearch, string[]][]) {
    expect(partsOf(viewOf(search), words)).toEqual(parts);
  }
});
