// Reasons against a reply in words.
import { expect, test } from "vitest";
import { guard as words } from "./en";
import { shownCheck } from "./reasons";

const reason = (code: string, is_blocking: boolean, wording: string | null = null) => ({
  code,
  is_blocking,
  excerpt: null,
  wording,
});

test("blocking_reasons_are_apart_from_warnings_and_the_first_wording_is_offered", () => {
  const reasons = [
    reason("promises", false, "Neutral"),
    reason("placeholder", true),
    reason("insults", false),
  ];
  const { blocking, warnings, wording } = shownCheck({ reasons }, words);
  expect(blocking.map(({ text }) => text)).toEqual([words.reasons.placeholder]);
  expect(warnings.map(({ code }) => code)).toEqual(["promises", "insults"]);
  expect(wording).toBe("Neutral");
});

test("an_unknown_reason_is_shown_with_its_code", () => {
  for (const code of ["something_new", "toString"]) {
    const { warnings } = shownCheck({ reasons: [reason(code, false)] }, words);
    expect(warnings[0]?.text).toBe(words.unknown(code));
  }
});
