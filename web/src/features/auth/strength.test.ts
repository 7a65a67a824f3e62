// Points, words and refusals of the password strength.
import { expect, test } from "vitest";
import { ownWords, refusalIn, refusalOf, strengthLevel, strengthScore } from "./strength";

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

const hard = async () => ({ score: 3, parts: [] });
const easy = async () => ({ score: 2, parts: ["Abcd"] });

test.each([
  ["xkqzvwmp", hard, { kind: "weak" }],
  ["xkqzvwmpltrhgj", hard, { kind: "weak" }],
  ["xkqzvwmpltrhgjn", hard, null],
  ["Xkqzvwmp7", hard, null],
  ["Abcdefgh1!", easy, { kind: "guessable", parts: ["Abcd"] }],
  ["xkqzvwmpltrhgjn", easy, { kind: "guessable", parts: ["Abcd"] }],
])("%s_needs_three_points_or_15_characters_and_to_be_hard_to_guess", async (password, judge, refusal) => {
  expect(await refusalOf(password, [], judge)).toEqual(refusal);
});

test.each([
  ["Summer2026!", ["Summer", "2026"]],
  ["password123456789", ["password", "123456789"]],
  ["aaaaaaaaaaaaaaaaaaaa", ["aaaaaaaaaaaaaaaaaaaa"]],
  ["QZVKWPmt", []],
])("%s_is_refused_for_its_guessable_parts", async (password, parts) => {
  expect(await refusalOf(password)).toEqual({ kind: "guessable", parts });
});

test.each(["correct horse battery staple", "Awning-7-Copper", "kX9$vQ2zT"])(
  "%s_is_accepted",
  async (password) => {
    expect(await refusalOf(password)).toBeNull();
  },
);

test("the_users_own_words_are_easy_to_guess", async () => {
  const words = ownWords(["Zoé", "Boulangerie Kerloch", "zoe.kerloch75@example.com"]);
  expect(words).toContain("kerloch");
  expect(await refusalOf("Kerloch75!", [])).toBeNull();
  expect(await refusalOf("Kerloch75!", words)).toEqual({ kind: "guessable", parts: ["Kerloch"] });
});

test("a_judge_that_cannot_be_loaded_leaves_it_to_the_server", async () => {
  expect(await refusalOf("Abcdefgh1!", [], () => Promise.reject(new Error("offline")))).toBeNull();
});

test("the_servers_answer_names_the_parts", () => {
  const message = "“Printemps” and “2026” are easy to guess. Choose another password.";
  const parts = ["Printemps", "2026"];
  expect(refusalIn({ message, reasons: ["pwned"] })).toEqual({ kind: "guessable", parts });
  expect(refusalIn({ message: "Please choose a stronger password.", reasons: ["characters"] })).toEqual({
    kind: "weak",
  });
});
