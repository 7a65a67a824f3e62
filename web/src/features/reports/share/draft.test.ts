// Rules of a link that is being made.
import { expect, test } from "vitest";
import { bodyOf, isPasswordShort, startDraft } from "./draft";

test("a_link_expires_after_90_days_and_has_no_password_unless_someone_says_otherwise", () => {
  expect(bodyOf("r1", startDraft())).toEqual({
    kind: "report",
    id: "r1",
    expires_in_days: 90,
    download: true,
  });
});

test("a_password_that_is_switched_off_is_not_sent", () => {
  const typed = { ...startDraft(), password: "open sesame" };
  expect(bodyOf("r1", typed)).not.toHaveProperty("password");
  expect(bodyOf("r1", { ...typed, asksPassword: true })).toMatchObject({ password: "open sesame" });
});

test("a_password_has_at_least_8_characters", () => {
  const asked = { ...startDraft(), asksPassword: true };
  expect(isPasswordShort({ ...asked, password: "1234567" })).toBe(true);
  expect(isPasswordShort({ ...asked, password: "12345678" })).toBe(false);
  expect(isPasswordShort({ ...startDraft(), password: "" })).toBe(false);
});
