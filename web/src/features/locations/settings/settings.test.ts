// Requests and refusals of the form, and concurrent changes of two users.
import { describe, expect, test } from "vitest";
import { toWeek, weekOf } from "../hours/week";
import type { Location } from "../types";
import { changedFields, changesOf, type Draft, draftProblems, numberOf, toDraft } from "./draft";
import { meet, merged } from "./merge";

const LOCATION: Location = {
  id: "l1",
  name: "Harbor Coffee",
  address: "12 Wharf Street",
  address2: null,
  city: "Boston",
  state: "MA",
  postal_code: "02110",
  country: "US",
  category: "Coffee Shop",
  phone: "617 555 0123",
  phone_e164: "+16175550123",
  additional_phones: [],
  additional_categories: ["Bakery"],
  website: null,
  description: null,
  external_id: null,
  latitude: 42.36,
  longitude: -71.05,
  coordinates_source: "postal_code",
  opening_hours: {
    regular: [{ open_day: "monday", open_time: "09:00", close_day: "monday", close_time: "17:00" }],
    special: [],
  },
  more_hours: [
    {
      type: "kitchen",
      periods: [{ open_day: "monday", open_time: "11:00", close_day: "monday", close_time: "15:00" }],
    },
  ],
  labels: ["b", "a"],
  open_status: "open",
  photos: [],
  verified: false,
  service_area_business: false,
  is_sync_paused: false,
  rating: null,
  reviews: 0,
  health: 80,
  issues: 1,
  audit_issues: 5,
  sync_status: "manual",
  last_sync: null,
  google_location_id: null,
  created_at: "2026-11-01T00:00:00Z",
  updated_at: "2026-11-01T00:00:00Z",
  version: 3,
  deleted_at: null,
};
const BASE = toDraft(LOCATION);
const draft = (changes: Partial<Draft>): Draft => ({ ...BASE, ...changes });
const sent = (changes: Partial<Draft>) => {
  const next = draft(changes);
  return changesOf(next, changedFields(next, BASE));
};

describe("only what changed is sent", () => {
  test.each<[string, Partial<Draft>, object]>([
    ["nothing", {}, {}],
    ["spaces_are_no_change", { name: " Harbor Coffee " }, {}],
    ["an_emptied_text_is_null", { phone: " " }, { phone: null }],
    ["a_text_is_trimmed", { website: " example.com " }, { website: "example.com" }],
    [
      "phones_without_the_empty_ones",
      { additional_phones: ["", " 617 555 0199 "] },
      { additional_phones: ["617 555 0199"] },
    ],
    [
      "categories_without_the_empty_ones",
      { additional_categories: ["Bakery", " ", "Tea House "] },
      { additional_categories: ["Bakery", "Tea House"] },
    ],
    ["no_other_categories", { additional_categories: [] }, { additional_categories: [] }],
    ["closed_for_some_time", { open_status: "temporarily_closed" }, { open_status: "temporarily_closed" }],
    ["labels_in_another_order_are_the_same", { labels: ["a", "b"] }, {}],
    ["labels", { labels: ["a"] }, { labels: ["a"] }],
    ["both_numbers_of_a_position", { latitude: "42,5" }, { latitude: 42.5, longitude: -71.05 }],
    ["no_position", { latitude: "", longitude: "" }, { latitude: null, longitude: null }],
    ["no_hours_of_parts", { more_hours: [] }, { more_hours: [] }],
    [
      "hours_of_parts_that_are_never_open_are_left_out",
      { more_hours: [...BASE.more_hours, { type: "brunch", week: toWeek([]) }] },
      {},
    ],
    ["no_hours", { hours: null }, { opening_hours: null }],
    ["a_flag", { service_area_business: true }, { service_area_business: true }],
  ])("%s", (_, changes, expected) => {
    expect(sent(changes)).toEqual(expected);
  });
});

test("a_position_is_typed_with_a_point_or_a_comma", () => {
  expect(numberOf("48,8566")).toBe(48.8566);
  expect(numberOf("−73.5")).toBe(-73.5);
  expect(numberOf("north")).toBeNull();
  expect(numberOf("")).toBeNull();
});

describe("a form that cannot be sent says why", () => {
  test.each<[string, Partial<Draft>, object]>([
    ["nothing_is_wrong", {}, {}],
    ["needed_texts", { name: " ", city: "" }, { name: { code: "required" }, city: { code: "required" } }],
    ["no_place_of_a_business_that_has_none", { address: "", city: "", service_area_business: true }, {}],
    ["751_characters", { description: "x".repeat(751) }, { description: { code: "too_long", by: 1 } }],
    ["750_characters", { description: "x".repeat(750) }, {}],
    ["one_number", { longitude: "" }, { longitude: { code: "both" } }],
    [
      "overlapping_hours_of_a_part",
      {
        more_hours: [
          { type: "kitchen", week: toWeek([]) },
          {
            type: "takeout",
            week: weekOf(() => ({
              state: "open",
              ranges: [
                { opens: "09:00", closes: "12:00" },
                { opens: "11:00", closes: "13:00" },
              ],
            })),
          },
        ],
      },
      { more_hours: { code: "more_hours" } },
    ],
    ["beyond_the_pole", { latitude: "91" }, { latitude: { code: "number", min: -90, max: 90 } }],
  ])("%s", (_, changes, expected) => {
    expect(draftProblems(draft(changes))).toEqual(expected);
  });
});

describe("when two people change one location", () => {
  const mine = draft({ name: "Harbor Café", phone: "617 555 0000" });
  test("what_only_they_changed_stays_and_what_both_changed_must_be_chosen", () => {
    const theirs = draft({ name: "Harbour Coffee", city: "Cambridge" });
    expect(meet(BASE, mine, theirs)).toEqual({
      conflicts: [{ field: "name", mine: "Harbor Café", theirs: "Harbour Coffee" }],
      theirs: ["city"],
    });
    const result = merged(BASE, mine, theirs, new Map([["name", "mine"]]));
    expect([result.name, result.phone, result.city]).toEqual(["Harbor Café", "617 555 0000", "Cambridge"]);
    const taken = merged(BASE, mine, theirs, new Map([["name", "theirs"]]));
    expect([taken.name, taken.phone, taken.city]).toEqual(["Harbour Coffee", "617 555 0000", "Cambridge"]);
  });
  test("the_same_change_by_both_is_no_conflict", () => {
    expect(meet(BASE, mine, draft({ name: "Harbor Café" })).conflicts).toEqual([]);
  });
  test("hours_and_positions_are_each_one_thing", () => {
    const theirs = draft({ latitude: "42.4", hours: null });
    expect(meet(BASE, draft({ longitude: "-71.1" }), theirs)).toMatchObject({
      conflicts: [{ field: "position" }],
      theirs: ["opening_hours"],
    });
  });
});
