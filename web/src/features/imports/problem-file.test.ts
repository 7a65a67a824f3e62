// The file of rows with errors.
import { expect, test } from "vitest";
import { csvOf } from "./problem-file";

test("cells_are_quoted_where_csv_needs_it_and_formulas_are_only_text", () => {
  expect(
    csvOf([
      ["Line", "Value"],
      ["2", 'a "b", c'],
      ["3", "=1+1"],
      ["4", "two\nlines"],
    ]),
  ).toBe('\ufeffLine,Value\r\n2,"a ""b"", c"\r\n3,\'=1+1\r\n4,"two\nlines"\r\n');
});
