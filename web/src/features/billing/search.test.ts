// The choice in the address.
import { expect, test } from "vitest";
import { CHOICE } from "./samples";
import { choiceOf, parseChooseSearch, parsePlanSearch, searchFor } from "./search";

test.each([
  [{ paid: "cs_test_a1B2-c3" }, { paid: "cs_test_a1B2-c3" }],
  [{ paid: "<script>" }, {}],
  [{ paid: "x".repeat(256) }, {}],
  [{ paid: 3 }, {}],
  [{}, {}],
])("%o is the return from a checkout as %o", (search, parsed) => {
  expect(parsePlanSearch(search)).toEqual(parsed);
});

test("an_address_names_only_what_can_be_chosen", () => {
  const all = {
    plan: "starter",
    list: "profile",
    period: "year",
    currency: "eur",
    locations: 2,
    support: true,
  };
  expect(parseChooseSearch(all)).toEqual(all);
  const wrong = { plan: "gold", list: 1, period: "week", currency: "gbp", locations: "2", reporting: "yes" };
  expect(parseChooseSearch(wrong)).toEqual({});
});

test("an_address_changes_the_first_choice_and_keeps_to_what_is_sold", () => {
  expect(choiceOf({}, CHOICE)).toEqual(CHOICE);
  expect(choiceOf({ list: "profile", period: "year" }, CHOICE)).toEqual({ ...CHOICE, list: "profile" });
  expect(choiceOf({ plan: "enterprise", locations: 4 }, CHOICE).extra_locations).toBe(0);
});

test("a_change_comes_back_from_its_address", () => {
  const other = {
    ...CHOICE,
    plan: "starter",
    interval: "year",
    extra_locations: 3,
    premium_support: true,
  } as const;
  expect(choiceOf(parseChooseSearch({ ...searchFor(other) }), CHOICE)).toEqual(other);
  expect(searchFor({ extra_locations: 0, premium_support: false })).toEqual({ locations: 0, support: false });
});
