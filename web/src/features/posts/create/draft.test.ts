// A post while it is written.
import { expect, test } from "vitest";
import {
  bodyOf,
  brokenLanguage,
  type Draft,
  isAddress,
  startDraft,
  textErrors,
  whereErrors,
  withScheme,
} from "./draft";

const draft = (more: Partial<Draft>): Draft => ({ ...startDraft("en"), texts: { en: "Hello" }, ...more });

test("a_new_post_goes_everywhere_at_once_unless_a_place_or_a_day_is_known", () => {
  expect(bodyOf(draft({}))).toEqual({
    kind: "news",
    texts: { en: "Hello" },
    audience: { all: true },
    when: { at: null },
  });
  const planned = { ...startDraft("fr", "l1", "2026-12-01"), texts: { fr: "Bonjour" } };
  expect(bodyOf(planned)).toEqual({
    kind: "news",
    texts: { fr: "Bonjour" },
    audience: { location_ids: ["l1"] },
    when: { at: "2026-12-01T10:00" },
  });
});

test("a_language_without_text_is_not_sent_and_keeps_the_step", () => {
  expect(bodyOf(draft({ texts: { en: "Hello", fr: "  " } })).texts).toEqual({ en: "Hello" });
  expect(brokenLanguage({ en: "Hello", fr: "  " })).toBe("fr");
  expect(brokenLanguage({ en: "Hello" })).toBeUndefined();
  expect(brokenLanguage({ en: "é".repeat(1500) })).toBeUndefined();
  expect(brokenLanguage({ en: "é".repeat(1501) })).toBe("en");
});

test("offers_and_events_need_a_title_and_a_period", () => {
  expect(textErrors(draft({}))).toEqual({});
  expect(textErrors(draft({ kind: "offer" }))).toEqual({
    title: "required",
    from: "required",
    to: "required",
  });
  const event = { kind: "event", title: "Tasting", from: "2026-12-01", to: "2026-12-01" } as const;
  expect(textErrors(draft({ ...event, fromTime: "18:00", toTime: "18:00" }))).toEqual({ to: "before_start" });
  expect(textErrors(draft({ ...event, fromTime: "18:00", toTime: "19:00" }))).toEqual({});
  expect(textErrors(draft({ ...event, kind: "offer", to: "2026-11-30" }))).toEqual({ to: "before_start" });
});

test("every_button_but_the_call_needs_an_address", () => {
  expect(textErrors(draft({ button: "book" }))).toEqual({ url: "required" });
  expect(textErrors(draft({ button: "book", url: "not an address" }))).toEqual({ url: "invalid" });
  expect(textErrors(draft({ button: "call" }))).toEqual({});
  expect(bodyOf(draft({ button: "call", url: "x" })).button).toEqual({ kind: "call", url: null });
  expect(bodyOf(draft({ button: "book", url: "cafe.example/book" })).button).toEqual({
    kind: "book",
    url: "https://cafe.example/book",
  });
});

test("an_offer_has_no_button_of_its_own", () => {
  const offer = draft({
    kind: "offer",
    title: "20% off",
    from: "2026-12-01",
    to: "2026-12-24",
    button: "shop",
  });
  expect(textErrors(offer)).toEqual({});
  expect(bodyOf(offer).button).toBeUndefined();
  expect(bodyOf(offer).offer).toEqual({ valid_from: "2026-12-01", valid_to: "2026-12-24" });
});

test("web_addresses_may_be_typed_without_a_scheme", () => {
  expect(withScheme("cafe.example")).toBe("https://cafe.example");
  expect(withScheme("http://cafe.example")).toBe("http://cafe.example");
  expect(isAddress("cafe.example/menu")).toBe(true);
  expect(isAddress("javascript:alert(1)")).toBe(false);
  expect(isAddress("cafe")).toBe(false);
});

test("a_series_ends_on_a_day_or_after_a_number_of_times", () => {
  const later = { isLater: true, day: "2099-12-01", time: "09:00" };
  const week = { every: "week", weekdays: ["tue", "fri"], end: "count", until: "", count: 8 } as const;
  expect(bodyOf(draft({ ...later, series: week })).repeat).toEqual({
    every: "week",
    weekdays: ["tue", "fri"],
    day: null,
    until: null,
    count: 8,
  });
  expect(bodyOf(draft({ series: week })).repeat).toBeUndefined();
  expect(whereErrors(draft({ ...later, series: { ...week, count: 1 } }))).toEqual({ count: "range" });
  expect(whereErrors(draft({ ...later, series: { ...week, end: "until", until: "2099-11-30" } }))).toEqual({
    until: "before_start",
  });
});

test("label_locations_and_day_are_required_where_they_are_chosen", () => {
  expect(whereErrors(draft({ audience: "label" }))).toEqual({ label: "required" });
  expect(whereErrors(draft({ audience: "locations" }))).toEqual({ locations: "required" });
  expect(whereErrors(draft({ isLater: true }))).toEqual({ day: "required" });
  expect(whereErrors(draft({ isLater: true, day: "2020-01-01" }))).toEqual({ day: "past" });
});
