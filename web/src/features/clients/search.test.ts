// The address of the page of clients.
import { expect, test } from "vitest";
import { parseClientsSearch } from "./search";

test.each([
  [{}, {}],
  [
    { q: " bakery ", sort: "waiting", new: "true" },
    { q: "bakery", sort: "waiting", new: true },
  ],
  [
    { q: 42, sort: "last_activity" },
    { q: "42", sort: "last_activity" },
  ],
  [{ q: "  ", sort: "name", new: "yes" }, {}],
  [{ q: ["a"], sort: "health" }, {}],
])("the_address_%o_is_read", (raw, search) => {
  expect(parseClientsSearch(raw)).toEqual(search);
});

test("a_long_text_is_cut", () => {
  expect(parseClientsSearch({ q: "a".repeat(200) }).q).toHaveLength(100);
});
