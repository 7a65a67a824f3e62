// Names of posts.
import { expect, test } from "vitest";
import { nameOf, withNames } from "./when";

const NAMES = { name: "location", city: "city", phone: "phone" };

test("a_variable_in_the_name_of_a_post_is_a_word", () => {
  const post = { title: null, texts: { en: "Jobs in {city}\nApply now", fr: "" } } as never;
  expect(nameOf(post, "en", NAMES)).toBe("Jobs in [city]");
});

test("other_words_between_braces_stay_as_they_are", () => {
  expect(withNames("{name}: {offer}", NAMES)).toBe("[location]: {offer}");
});
