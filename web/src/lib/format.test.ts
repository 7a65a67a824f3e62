// Formats of numbers and times.
import { describe, expect, test } from "vitest";
import { en } from "@/messages/en";
import { fr } from "@/messages/fr";
import { createFormat, plural } from "./format";

const english = createFormat("en", en.ui.relative);
const french = createFormat("fr", fr.ui.relative);
const NOW = new Date("2026-11-20T12:00:00Z");

describe("relative time", () => {
  const cases = [
    ["2026-11-20T11:00:01Z", "Just now", "À l’instant"],
    ["2026-11-20T11:00:00Z", "1h ago", "Il y a 1 h"],
    ["2026-11-19T12:00:01Z", "23h ago", "Il y a 23 h"],
    ["2026-11-19T12:00:00Z", "1d ago", "Il y a 1 j"],
    ["2026-10-21T12:00:00Z", "30d ago", "Il y a 30 j"],
    [null, "Never", "Jamais"],
  ] as const;
  test.each(cases)("%s_is_%s_or_%s", (time, inEnglish, inFrench) => {
    expect(english.relative(time, NOW)).toBe(inEnglish);
    expect(french.relative(time, NOW)).toBe(inFrench);
  });
  test("elsewhere_than_for_a_sync_minutes_are_told", () => {
    const ago = (time: string) => [english, french].map((format) => format.ago(time, NOW));
    expect(ago("2026-11-20T11:59:01Z")).toEqual(["Just now", "À l’instant"]);
    expect(ago("2026-11-20T11:59:00Z")).toEqual(["1m ago", "Il y a 1 min"]);
    expect(ago("2026-11-20T11:00:01Z")).toEqual(["59m ago", "Il y a 59 min"]);
    expect(ago("2026-11-20T11:00:00Z")[0]).toBe("1h ago");
  });
  test("a_time_in_the_future_of_a_wrong_clock_is_just_now", () => {
    expect(english.relative("2026-11-20T12:10:00Z", NOW)).toBe("Just now");
  });
});

test("the_first_of_a_month_is_an_ordinal_in_french", () => {
  expect([english, french].map((format) => format.shortDay("2026-12-01"))).toEqual(["Dec 1", "1er déc."]);
  expect(french.day("2026-12-01")).toBe("mar. 1er déc.");
  expect(french.dayAndYear("2027-01-01")).toBe("ven. 1er janv. 2027");
  expect(french.date("2031-03-01T12:00:00Z")).toBe("1er mars 2031");
  expect(french.shortDay("2026-12-11")).toBe("11 déc.");
});

test("a_month_is_named", () => {
  expect([english, french].map((format) => format.month("2026-11"))).toEqual(["Nov 2026", "nov. 2026"]);
});

test("thousands_are_separated_as_each_language_does", () => {
  expect(english.number(15463)).toBe("15,463");
  expect(french.number(15463)).toBe("15\u202f463");
});

test("ratings_have_one_decimal", () => {
  expect(english.rating(4)).toBe("4.0");
  expect(french.rating(4.25)).toMatch(/^4,[23]$/);
});

test("percentages_take_the_space_french_wants", () => {
  expect(english.percent(80)).toBe("80%");
  expect(french.percent(80)).toMatch(/^80\s%$/);
});

test("zero_is_plural_in_english_and_singular_in_french", () => {
  expect(plural("en", 0, "issue", "issues")).toBe("issues");
  expect(plural("fr", 0, "problème", "problèmes")).toBe("problème");
  expect(plural("en", 1, "issue", "issues")).toBe("issue");
  expect(plural("fr", 2, "problème", "problèmes")).toBe("problèmes");
});

test("a_time_is_shown_in_the_zone_that_somebody_chose", () => {
  const at = "2026-01-31T23:30:00Z";
  const tokyo = createFormat("en", en.ui.relative, "Asia/Tokyo");
  expect(tokyo.date(at)).toBe("Feb 1, 2026");
  expect(tokyo.dateTime(at).replace(/\s/g, " ")).toBe("Feb 1, 2026, 8:30 AM");
  expect(tokyo.day("2026-01-31")).toContain("31");
});

test("am_and_pm_stay_with_their_time", () => {
  const format = createFormat("en", en.ui.relative, "UTC");
  expect(format.time("17:30")).toBe("5:30\u00a0PM");
  expect(format.shortDateTime("2026-01-31T08:30:00Z")).toContain("8:30\u00a0AM");
});

test("a_zone_that_the_browser_does_not_know_is_that_of_the_device", () => {
  const at = "2026-01-31T12:00:00Z";
  const [unknown, device] = ["Mars/Olympus_Mons", null].map((zone) =>
    createFormat("en", en.ui.relative, zone),
  );
  expect(unknown?.dateTime(at)).toBe(device?.dateTime(at));
});

test("megabytes_have_a_decimal_only_where_something_is_left_over", () => {
  const texts = (bytes: number) =>
    [english, french].map((format) => format.megabytes(bytes).replaceAll("\u00a0", " "));
  expect(texts(10 * 1_048_576)).toEqual(["10 MB", "10 Mo"]);
  expect(texts(9.41 * 1_048_576)).toEqual(["9.4 MB", "9,4 Mo"]);
});

test("the_colon_after_a_label_follows_a_no_break_space_in_french", () => {
  expect(english.pair("Phone", "5")).toBe("Phone: 5");
  expect(french.pair("Téléphone", "5")).toBe("Téléphone\u00a0: 5");
});
