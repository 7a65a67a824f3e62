// Advice on pages before they are published.
import { expect, test } from "vitest";
import { adviceOf, hiddenBy, isIndexable, refusedFor } from "./rules";
import type { Advice, Edition, LocalPage, Problem } from "./types";

const advice = (code: Problem, blocks_index = true, missing_words: number | null = null): Advice => ({
  code,
  blocks_index,
  detail: "",
  missing_words,
});

const edition = (language: "en" | "fr", problems: Advice[] = []): Edition => ({
  language,
  path: "/austin",
  url: "https://example.com/p/diner/austin",
  own_words: 200,
  uniqueness: 0.8,
  indexable: problems.every(({ blocks_index }) => !blocks_index),
  problems,
});

const page = (...languages: Edition[]): LocalPage => ({
  location: { id: "l1", name: "Corner Diner", city: "Austin", country: "US" },
  state: "draft",
  languages,
  changed_since_publish: false,
  published_at: null,
  closed_at: null,
  views_30d: 0,
  calls_30d: 0,
  directions_30d: 0,
  bookings_30d: 0,
});

test("problems_of_all_languages_are_named_once_and_those_that_hide_the_page_first", () => {
  const en = edition("en", [advice("title_clash", false), advice("too_few_words", true, 20)]);
  const fr = edition("fr", [advice("too_few_words", true, 120), advice("no_phone")]);
  const result = adviceOf(page(en, fr));
  expect(result.map(({ code }) => code)).toEqual(["too_few_words", "no_phone", "title_clash"]);
  expect(result[0]?.missing_words).toBe(120);
});

test("a_page_is_indexable_when_all_of_its_languages_are", () => {
  expect(isIndexable(page(edition("en"), edition("fr", [advice("title_clash", false)])))).toBe(true);
  expect(isIndexable(page(edition("en"), edition("fr", [advice("no_hours")])))).toBe(false);
  expect(isIndexable(page())).toBe(false);
});

test("hidden_pages_are_counted_by_their_first_problem_and_closed_ones_are_left_out", () => {
  const few = page(edition("en", [advice("no_hours"), advice("too_few_words")]));
  const hours = page(edition("en", [advice("no_hours")]));
  expect(hiddenBy([few, few, hours, page(edition("en")), { ...hours, state: "closed" }])).toEqual([
    { problem: "too_few_words", count: 2 },
    { problem: "no_hours", count: 1 },
  ]);
});

test("refusals_are_counted_by_their_code", () => {
  const report = { done: 3, noindex: 1, refused: [{ code: "plan_limit", count: 2, location_ids: [] }] };
  expect(refusedFor(report, "plan_limit")).toBe(2);
  expect(refusedFor(report, "closed")).toBe(0);
});
