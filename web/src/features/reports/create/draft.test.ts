// Rules of a report that is being made.
import { expect, test } from "vitest";
import {
  bodyOf,
  type Draft,
  startDraft,
  troubleOfPeriod,
  troubleOfPlaces,
  troubleOfSections,
  withTemplate,
} from "./draft";

const TODAY = "2026-11-26";
const draft = (changes: Partial<Draft> = {}): Draft => ({ ...startDraft(undefined, "en"), ...changes });

test("a_report_starts_with_last_month_of_all_locations_or_of_the_one_that_is_shown", () => {
  expect(draft()).toMatchObject({ scope: "all", preset: "last_month", compare: "previous" });
  expect(startDraft("l1", "fr")).toMatchObject({ scope: "some", locations: ["l1"], language: "fr" });
});

test("another_template_brings_its_sections", () => {
  const { sections } = withTemplate("technical");
  expect(sections.every(({ on }) => on)).toBe(true);
});

test("a_choice_of_locations_must_name_some", () => {
  expect(troubleOfPlaces(draft())).toBeNull();
  expect(troubleOfPlaces(draft({ scope: "some" }))).toBe("locations");
  expect(troubleOfPlaces(draft({ scope: "label" }))).toBe("label");
  expect(troubleOfPlaces(draft({ scope: "some", locations: ["l1"] }))).toBeNull();
  const many = Array.from({ length: 501 }, (_, at) => `l${at}`);
  expect(troubleOfPlaces(draft({ scope: "some", locations: many }))).toBe("too_many");
});

test.each([
  ["2026-10-01", "", "dates"],
  ["2026-10-02", "2026-10-01", "order"],
  ["2026-11-01", TODAY, "future"],
  ["2025-01-01", "2026-10-01", "too_long"],
  ["2026-10-01", "2026-10-01", null],
])("own_days_from_%s_to_%s", (from, to, trouble) => {
  expect(troubleOfPeriod(draft({ preset: "own", from, to }), TODAY)).toBe(trouble);
});

test("a_report_without_any_section_is_none", () => {
  const { sections } = draft();
  expect(troubleOfSections(draft())).toBeNull();
  expect(troubleOfSections(draft({ sections: sections.map(({ kind }) => ({ kind, on: false })) }))).toBe(
    "sections",
  );
});

test("the_server_gets_the_suggested_title_unless_another_was_typed", () => {
  const body = bodyOf(draft({ note: "  " }), "October 2026", TODAY);
  expect(body).toMatchObject({
    title: "October 2026",
    locations: { all: true },
    period: { from: "2026-10-01", to: "2026-10-31" },
    note: null,
  });
  expect(bodyOf(draft({ title: " Mine " }), "October 2026", TODAY)?.title).toBe("Mine");
  expect(bodyOf(draft({ scope: "some" }), "October 2026", TODAY)).toBeNull();
});
