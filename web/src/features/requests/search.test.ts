// The address of the page of requests.
import { expect, test } from "vitest";
import {
  areContactsNarrowed,
  campaignAddress,
  isFeedbackNarrowed,
  parseRequestsSearch,
  withTab,
} from "./search";

const defined = (search: object) => Object.fromEntries(Object.entries(search).filter(([, value]) => value));

test("unknown_values_of_an_address_are_left_out", () => {
  const raw = { tab: "nope", consent: 3, state: "late", new: "yes", import: 1, q: "  ", ask: {} };
  expect(defined(parseRequestsSearch(raw))).toEqual({});
});

test("digits_are_words_too", () => {
  expect(parseRequestsSearch({ q: 33612345678 }).q).toBe("33612345678");
});

test("the_first_tab_has_the_plain_address", () => {
  expect(defined(parseRequestsSearch({ tab: "campaigns" }))).toEqual({});
  expect(parseRequestsSearch({ tab: "links" }).tab).toBe("links");
});

test("what_is_open_implies_its_tab", () => {
  expect(parseRequestsSearch({ feedback: "f1" }).tab).toBe("feedback");
  expect(parseRequestsSearch({ contact: "c1" }).tab).toBe("contacts");
  expect(parseRequestsSearch({ contact: "c1", tab: "links" }).tab).toBe("links");
});

test("another_tab_keeps_the_location_and_nothing_else", () => {
  const before = { tab: "contacts", location: "l1", q: "anna", contact: "c1" } as const;
  expect(defined(withTab("feedback", before))).toEqual({ tab: "feedback", location: "l1" });
});

test("an_open_dialog_is_no_filter", () => {
  expect(areContactsNarrowed({ contact: "c1", tab: "contacts" })).toBe(false);
  expect(areContactsNarrowed({ consent: "none" })).toBe(true);
  expect(isFeedbackNarrowed({ feedback: "f1" })).toBe(false);
  expect(isFeedbackNarrowed({ mine: true })).toBe(true);
});

test("an_id_cannot_leave_its_place_in_the_address", () => {
  expect(campaignAddress("a/../b")).toBe("/dashboard/requests/a%2F..%2Fb");
});
