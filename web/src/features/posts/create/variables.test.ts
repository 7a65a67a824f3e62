// Variables in the text of a post.
import { expect, test } from "vitest";
import { filled } from "./variables";

const VALUES = { name: "Corner Diner", city: "Austin", phone: "" };

test("variables_get_the_values_of_the_location", () => {
  expect(filled("{name} in {city}: {name}", VALUES)).toBe("Corner Diner in Austin: Corner Diner");
});

test("what_is_no_variable_stays_and_a_missing_value_is_empty", () => {
  expect(filled("{offer} {Name} call {phone}.", VALUES)).toBe("{offer} {Name} call .");
});

test("a_value_is_never_read_as_a_variable", () => {
  expect(filled("{name}", { ...VALUES, name: "{city} $& café" })).toBe("{city} $& café");
});
