// Rules of a link that is being made.
import { expect, test } from "vitest";
import { heatmapBodyOf, isPasswordShort, reportBodyOf, startDraft } from "./draft";

test("a_link_expires_after_90_days_and_has_no_password_unless_someone_says_otherwise", () => {
  expect(reportBodyOf("r1", startDraft("en"))).toEqual({
    kind: "report",
    id: "r1",
    expires_in_days: 90,
    download: true,
  });
});

test("a_link_to_a_heatmap_has_a_language_and_nothing_to_switch_off", () => {
  expect(heatmapBodyOf(startDraft("fr"))).toEqual({ language: "fr", expires_in_days: 90 });
});

test("a_password_that_is_switched_off_is_not_sent", () => {
  const typed = { ...startDraft("en"), password: "open sesame" };
  expect(reportBodyOf("r1", typed)).not.toHaveProperty("password");
  expect(reportBodyOf("r1", { ...typed, asksPassword: true })).toMatchObject({ password: "open sesame" });
});

test("a_password_has_at_least_8_characters", () => {
  const draft = { ...startDraft("en"), asksPassword: true };
  expect(isPasswordShort({ ...draft, password: "1234567" })).toBe(true);
  expect(isPasswordShort({ ...draft, password: "12345678" })).toBe(false);
  expect(isPasswordShort({ ...startDraft("en"), password: "" })).toBe(false);
});
