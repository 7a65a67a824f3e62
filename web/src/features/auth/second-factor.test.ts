// Recovery codes as people type them.
import { expect, test } from "vitest";
import { digitsOf } from "./code-field";
import { formatRecoveryCode } from "./second-factor";

test.each([
  ["abcd-efgh-jkmn-pqrs", "abcd-efgh-jkmn-pqrs"],
  ["ABCDEFGHJKMNPQRS", "abcd-efgh-jkmn-pqrs"],
  [" abcd efgh ", "abcd-efgh"],
  ["abcde", "abcd-e"],
  ["abcd-", "abcd"],
  ["", ""],
])("%j_is_%j", (typed, code) => {
  expect(formatRecoveryCode(typed)).toBe(code);
});

test("a_code_is_its_six_digits", () => {
  expect(digitsOf("123 456")).toBe("123456");
  expect(digitsOf("12-34-56-78")).toBe("123456");
  expect(digitsOf("none")).toBe("");
});
