// The address of the inbox.
import { expect, test } from "vitest";
import {
  filtersOf,
  isNarrowed,
  NO_FILTERS,
  parseReviewsSearch,
  STATUSES,
  statusOf,
  withStatus,
} from "./search";

const parse = (raw: Record<string, unknown>) => JSON.parse(JSON.stringify(parseReviewsSearch(raw)));

test("a_plain_address_says_nothing", () => {
  expect(parse({})).toEqual({});
  expect(parse({ sort: "newest", location: " ", stars: "", add: false })).toEqual({});
});

test("every_filter_is_read_from_the_address", () => {
  const raw = {
    location: "loc_1",
    q: "café",
    stars: 1,
    answered: false,
    done: true,
    waiting_for: "approval",
    assigned: "me",
    work: "waiting",
    overdue: true,
    report: "open",
    source: "google",
    state: "edited",
    days: 90,
    sentiment: "negative",
    topic: "wait",
    language: "fr",
    sort: "urgency",
    review: "rev_1",
    add: true,
  };
  expect(parse(raw)).toEqual(raw);
});

test("values_that_are_not_understood_are_left_out", () => {
  expect(
    parse({
      location: 7,
      stars: 6,
      answered: "maybe",
      done: 1,
      waiting_for: "nobody",
      assigned: 7,
      work: "gone",
      overdue: "maybe",
      report: "lost",
      source: "yelp",
      state: "shown",
      days: 8,
      q: "  ",
      sentiment: "angry",
      topic: "weather",
      language: "de",
      sort: "color",
      review: { id: 1 },
      add: "yes",
      other: "x",
    }),
  ).toEqual({});
});

test("a_search_of_digits_is_a_text", () => {
  expect(parse({ q: 12 })).toEqual({ q: "12" });
});

test("a_period_begins_with_a_day", () => {
  const since = (time: string) => filtersOf({ days: 7 }, new Date(time)).since;
  expect(since("2026-03-03T00:00:01Z")).toBe("2026-02-24T00:00:00.000Z");
  expect(since("2026-03-03T23:59:59Z")).toBe("2026-02-24T00:00:00.000Z");
  expect(filtersOf({}, new Date())).toEqual({});
});

test("a_status_is_a_filter_by_reply_or_by_mark_and_never_both", () => {
  for (const status of [...STATUSES, undefined] as const) {
    expect(statusOf({ ...NO_FILTERS, ...withStatus(status) })).toBe(status);
  }
  expect(withStatus("waiting")).toEqual({ answered: false, done: undefined, waiting_for: undefined });
  expect(withStatus("done")).toEqual({ answered: undefined, done: true, waiting_for: undefined });
});

test("clearing_filters_keeps_the_order_and_the_open_review", () => {
  expect(isNarrowed({ sort: "lowest", review: "rev_1", add: true })).toBe(false);
  expect(isNarrowed({ answered: false })).toBe(true);
  expect(isNarrowed({ location: "loc_1", stars: 1, days: 7, sort: "lowest", ...NO_FILTERS })).toBe(false);
});
