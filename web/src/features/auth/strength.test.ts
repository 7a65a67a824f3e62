// The points, the words and the passphrase rule.
import { expect, test } from "vitest";
import { isAcceptable, strengthLevel, strengthScore } from "./strength";

test.each([
  ["", 0],
  ["abc", 1],
  ["abcdefgh", 2],
  ["Abcdefgh", 3],
  ["Abcdefg1", 4],
  ["Abcdef1!", 5],
  ["éÉ1!", 4],
])("%j_scores_%i", (password, score) => {
  expect(strengthScore(password)).toBe(score);
});

test("scores_have_words", () => {
  expect([0, 1, 2, 3, 4, 5].map(strengthLevel)).toEqual(["weak", "weak", "fair", "good", "strong", "strong"]);
});

test("three_points_are_enough", async () => {
  expect(await isAcceptable("Abcdefgh")).toBe(true);
  expect(await isAcceptable("abcdefgh")).toBe(false);
});

test("a_passphrase_that_is_hard_to_guess_needs_no_points", async () => {
  expect(await isAcceptable("correct horse battery staple")).toBe(true);
  expect(await isAcceptable("aaaaaaaaaaaaaaaaaaaa")).toBe(false);
});

test("fourteen_characters_are_no_passphrase", async () => {
  expect(await isAcceptable("xkqzvwmpltrhgj", async () => 4)).toBe(false);
  expect(await isAcceptable("xkqzvwmpltrhgjn", async () => 4)).toBe(true);
});

test("a_judge_that_cannot_be_loaded_leaves_it_to_the_server", async () => {
  expect(await isAcceptable("xkqzvwmpltrhgjn", () => Promise.reject(new Error("offline")))).toBe(true);
});
