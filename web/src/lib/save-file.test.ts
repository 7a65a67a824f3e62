// The names of files that are saved.
import { expect, test } from "vitest";
import { fileNameOf } from "./save-file";

test("a file keeps the name that the server gave it", () => {
  expect(fileNameOf("attachment; filename=locations-export-2026-11-20.csv")).toBe(
    "locations-export-2026-11-20.csv",
  );
  expect(fileNameOf('attachment; filename="a b.csv"')).toBe("a b.csv");
  expect(fileNameOf(null)).toBeNull();
});
