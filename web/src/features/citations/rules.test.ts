// Columns, cells and orders of citations.
import { expect, test } from "vitest";
import { byUrgency, cellsOfRow, columnsOf, countsOf, differingFields, isTaskOpen } from "./rules";
import type { Column, FieldComparison, Listing, MatrixRow } from "./types";

const column = (directory_id: string, tier: number): Column => ({
  directory_id,
  name: directory_id,
  domain: `${directory_id}.example`,
  tier,
});

test("columns of several pages are there once, the heaviest first", () => {
  const pages = [
    { columns: [column("b", 2), column("z", 1)] },
    { columns: [column("a", 2), column("z", 1)] },
  ];
  expect(columnsOf(pages).map(({ directory_id }) => directory_id)).toEqual(["z", "a", "b"]);
});

test("a cell that nobody has looked into is unchecked, and one that does not apply is none", () => {
  const wrong = {
    directory_id: "a",
    state: "wrong" as const,
    score: 55,
    is_stale: false,
    task_state: null,
  };
  const row = { applicable: ["a", "b"], cells: [wrong] } as unknown as MatrixRow;
  const cells = cellsOfRow(row, [column("a", 1), column("b", 1), column("c", 1)]);
  expect(cells.map((cell) => cell?.state)).toEqual(["wrong", "unchecked", undefined]);
});

test("a formatting difference needs no correction, an incomplete value does", () => {
  const field = (name: FieldComparison["field"], state: FieldComparison["state"]): FieldComparison => ({
    field: name,
    state,
    reference: null,
    found: null,
    score: null,
    reasons: [],
  });
  expect(
    differingFields([
      field("phone", "mismatch"),
      field("address", "incomplete"),
      field("name", "formatting"),
    ]),
  ).toEqual(["address", "phone"]);
});

test("what can be corrected comes first, then heavy directories", () => {
  const listing = (state: Listing["state"], name: string, tier: number) =>
    ({ state, directory: { id: name, name, tier } }) as Listing;
  const sorted = byUrgency([
    listing("correct", "a", 1),
    listing("missing", "b", 1),
    listing("wrong", "c", 3),
    listing("wrong", "d", 1),
  ]);
  expect(sorted.map(({ directory }) => directory.name)).toEqual(["d", "c", "b", "a"]);
});

test("states are counted in the order of the legend", () => {
  expect(countsOf(["missing", "correct", "missing"])).toEqual([
    { state: "correct", count: 1 },
    { state: "missing", count: 2 },
  ]);
});

test("a task is open until it is live, rejected, or not applicable", () => {
  expect(isTaskOpen("needs_fix")).toBe(true);
  expect(isTaskOpen("paused")).toBe(true);
  expect(isTaskOpen("live")).toBe(false);
});
