// Category search in both languages.
import { describe, expect, test } from "vitest";
import { en } from "@/messages/en";
import { categoryName, findCategories } from "./categories";

const names = (text: string, language: "en" | "fr") =>
  findCategories(text, language).map(({ category }) => category.name[language]);

test("before_anything_is_typed_the_eleven_choices_are_offered_in_their_order", () => {
  expect(names("", "en")).toEqual(en.locations.form.categories);
  expect(names("", "fr")).toHaveLength(11);
  expect(names("", "fr")[1]).toBe("Café");
});

describe("the best match comes first", () => {
  test.each([
    ["bakery", "en", "Bakery"],
    ["boulangerie", "fr", "Boulangerie"],
    ["bakery", "fr", "Boulangerie"],
    ["boulangerie", "en", "Bakery"],
    ["dent", "en", "Dentist"],
    ["teeth", "en", "Dentist"],
    ["epicerie", "fr", "Épicerie / Supérette"],
    ["SALON DE COIFF", "fr", "Salon de coiffure"],
  ] as const)("%s in %s is %s", (typed, language, first) => {
    expect(names(typed, language)[0]).toBe(first);
  });
});

test("what_it_was_found_by_is_said_where_it_is_not_the_name", () => {
  expect(findCategories("bakery", "fr")[0]?.by).toBe("Bakery");
  expect(findCategories("teeth", "en")[0]?.by).toBe("teeth");
  expect(findCategories("bakery", "en")[0]?.by).toBeNull();
});

test("a_known_category_is_named_in_the_language_of_the_reader_and_another_stays_as_it_is", () => {
  expect(categoryName("Coffee Shop", "fr")).toBe("Café");
  expect(categoryName("Boulangerie", "en")).toBe("Bakery");
  expect(categoryName("coffee shop", "en")).toBe("Coffee Shop");
  expect(categoryName("Cheese & wine bar", "fr")).toBe("Cheese & wine bar");
});

test("a_name_is_offered_once", () => {
  const all = names("a", "fr");
  expect(new Set(all).size).toBe(all.length);
});
