// Recovery codes as people type them.
import { expect, test } from "vitest";
import { digitsOf } from "./code-field";
import { recoveryCode } from "./factor-proof";

test.each([
  ["abcd-efgh-jkmn-pqrs", "abcd-efgh-jkmn-pqrs"],
  ["ABCDEFGHJKMNPQRS", "abcd-efgh-jkmn-pqrs"],
  [" abcd efgh ", "abcd-efgh"],
  ["abcde", "abcd-e"],
  ["abcd-", "abcd"],
  ["", ""],
])("%j_is_%j", (typed, code) => {
  expect(recoveryCode(typed)).toBe(code);
});

test("a_code_is_its_six_digits", () => {
  expect(digitsOf("123 456")).toBe("123456");
  expect(digitsOf("12-34-56-78")).toBe("123456");
  expect(digitsOf("none")).toBe("");
});
