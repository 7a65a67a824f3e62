// The import of contacts: the file, and its columns.
import { expect, test } from "vitest";
import { decoded, headersOf } from "./file";
import { emptyMapping, hasAddress, mappingOf, withField } from "./mapping";

const bytes = (...numbers: number[]) => new Uint8Array(numbers).buffer;

test("a_file_is_read_as_utf_8_or_as_spreadsheets_write_it", () => {
  expect(decoded(bytes(0xc3, 0xa9))).toBe("é");
  expect(decoded(bytes(0xe9))).toBe("é");
});

test("the_separator_is_the_one_that_is_most_frequent_in_the_first_line", () => {
  expect(headersOf("name,email,phone\nAnna;x,a,b")).toEqual(["name", "email", "phone"]);
  expect(headersOf("\uFEFFNom ; E-mail;Téléphone, portable\r\n")).toEqual([
    "Nom",
    "E-mail",
    "Téléphone, portable",
  ]);
  expect(headersOf("name\temail")).toEqual(["name", "email"]);
});

test("a_quoted_header_keeps_its_separators_lines_and_quotes", () => {
  expect(headersOf('"Name, first",Email,"The ""card""","two\nlines"\nrow')).toEqual([
    "Name, first",
    "Email",
    'The "card"',
    "two\nlines",
  ]);
});

test("a_field_is_in_one_column_only", () => {
  const mapping = mappingOf([
    { header: "Mail", field: "email" },
    { header: "Mail 2", field: null },
    { header: "Note", field: "future_field" },
  ]);
  expect(mapping).toEqual({ Mail: "email", "Mail 2": null, Note: null });
  expect(withField(mapping, "Mail 2", "email")).toEqual({ Mail: null, "Mail 2": "email", Note: null });
});

test("several_columns_may_be_left_unread", () => {
  const mapping = withField({ A: "name", B: "email" }, "A", null);
  expect(mapping).toEqual({ A: null, B: "email" });
  expect(hasAddress(mapping)).toBe(true);
  expect(hasAddress(emptyMapping(["A", "B"]))).toBe(false);
});
