// Addresses of the page of posts.
import { expect, test } from "vitest";
import { isNarrowed, newAddress, parsePostsSearch, postAddress, viewOf, withView } from "./search";

const parsed = (raw: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(parsePostsSearch(raw)).filter(([, value]) => value !== undefined));

test("the_address_keeps_view_day_and_filters", () => {
  expect(parsed({ view: "week", day: "2026-12-01", kind: "offer", state: "scheduled", label: "l1" })).toEqual(
    {
      view: "week",
      day: "2026-12-01",
      kind: "offer",
      state: "scheduled",
      label: "l1",
    },
  );
});

test("the_month_is_the_default_and_what_is_not_understood_is_left_out", () => {
  expect(parsed({ view: "month", day: "2026-02-30", kind: "alert", state: "happy", new: "no" })).toEqual({});
});

test("what_waits_for_a_person_is_a_list_whatever_its_month", () => {
  expect(viewOf({})).toBe("month");
  expect(viewOf({ state: "waiting_approval" })).toBe("list");
  expect(parsed({ refused: true })).toEqual({ state: "refused" });
  expect(viewOf({ state: "refused", view: "month" })).toBe("month");
  expect(withView("month", { state: "refused" }).view).toBe("month");
  expect(withView("month", {}).view).toBeUndefined();
});

test("digits_in_the_search_are_words", () => {
  expect(parsed({ view: "list", q: 2026 })).toEqual({ view: "list", q: "2026" });
});

test("words_narrow_the_list_only", () => {
  expect(isNarrowed({ q: "soup" })).toBe(false);
  expect(isNarrowed({ view: "list", q: "soup" })).toBe(true);
  expect(isNarrowed({ kind: "offer" })).toBe(true);
});

test("addresses_of_posts", () => {
  expect(postAddress("a/b")).toBe("/dashboard/posts/a%2Fb");
  expect(newAddress()).toBe("/dashboard/posts?new=true");
  expect(newAddress("l1")).toBe("/dashboard/posts?new=true&location=l1");
});
