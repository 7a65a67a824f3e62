// A new campaign and its texts.
import { expect, test } from "vitest";
import { segmentsOf } from "@/ui/segments";
import { withChips } from "../chips";
import { bodyOf, incompleteLanguage, MAX_BODY, recipientErrors, startDraft, startOf } from "./draft";
import { filled, piecesOf } from "./variables";

const TEXT = { subject: "Your visit", body: "Thank you." };
const DRAFT = startDraft("l1", "November", { en: TEXT, fr: TEXT });

test("a_campaign_asks_everyone_of_its_locations_unless_tags_or_contacts_are_chosen", () => {
  expect(bodyOf(DRAFT)?.audience).toEqual({ all: true });
  expect(bodyOf({ ...DRAFT, kind: "tags", tags: ["lunch"], contacts: ["c1"] })?.audience).toEqual({
    tags: ["lunch"],
  });
  expect(bodyOf({ ...DRAFT, kind: "contacts", contacts: ["c1"] })?.audience).toEqual({ contact_ids: ["c1"] });
});

test("nothing_is_sent_while_something_is_missing", () => {
  expect(recipientErrors({ ...DRAFT, name: " ", locations: [] })).toEqual({ name: true, locations: true });
  expect(recipientErrors({ ...DRAFT, kind: "tags" })).toEqual({ tags: true });
  expect(bodyOf({ ...DRAFT, kind: "contacts" })).toBeNull();
  expect(bodyOf({ ...DRAFT, wording: { en: TEXT, fr: { ...TEXT, body: " " } } })).toBeNull();
  expect(bodyOf({ ...DRAFT, isLater: true })).toBeNull();
});

test("the_language_that_cannot_be_sent_is_named", () => {
  const long = { ...TEXT, body: "a".repeat(MAX_BODY + 1) };
  expect(incompleteLanguage(DRAFT)).toBeUndefined();
  expect(incompleteLanguage({ ...DRAFT, wording: { en: TEXT, fr: long } })).toBe("fr");
  expect(incompleteLanguage({ ...DRAFT, wording: { en: null, fr: null } })).toBe("en");
});

test("one_language_is_enough", () => {
  expect(incompleteLanguage({ ...DRAFT, wording: { en: null, fr: TEXT } })).toBeUndefined();
});

test("without_a_day_a_campaign_starts_at_once", () => {
  expect(startOf({ isLater: false, day: "2026-12-01", time: "10:00" })).toBeNull();
  expect(startOf({ isLater: true, day: "2026-12-01", time: "" })).toBe(
    new Date("2026-12-01T10:00:00").toISOString(),
  );
});

test("variables_are_filled_in_and_other_braces_stay", () => {
  const values = { name: "Anna", business: "Atelier", link: "https://example.com/r/1" };
  expect(filled("Hello {name}, {staff}", values)).toBe("Hello Anna, {staff}");
  expect(piecesOf("See {link}!", values)).toEqual([
    { text: "See ", variable: null },
    { text: "https://example.com/r/1", variable: "link" },
    { text: "!", variable: null },
  ]);
});

const problem = (start: number, end: number) => ({ rule: "reward", start, end, text: "" });

test("a_text_is_cut_at_its_problems", () => {
  const segments = segmentsOf("get a gift now", [problem(6, 10)]);
  expect(segments.map(({ text, problem }) => [text, problem !== null])).toEqual([
    ["get a ", false],
    ["gift", true],
    [" now", false],
  ]);
});

test("problems_that_overlap_or_end_after_the_text_lose_no_letter", () => {
  const text = "five stars";
  const segments = segmentsOf(text, [problem(5, 40), problem(0, 7), problem(20, 30)]);
  expect(segments.map((segment) => segment.text).join("")).toBe(text);
  expect(segments).toHaveLength(2);
});

test("chips_are_kept_once_whatever_their_case", () => {
  expect(withChips(["Lunch"], "lunch, dinner ;  late   night ")).toEqual(["Lunch", "dinner", "late night"]);
});
