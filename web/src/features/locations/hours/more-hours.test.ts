// Hours of parts of a business between the API and the editor.
import { expect, test } from "vitest";
import { locations as english } from "../en";
import { locations as french } from "../fr";
import {
  freeTypes,
  fromPartWeeks,
  hasPartProblem,
  MAX_PARTS,
  PART_TYPES,
  partName,
  toPartWeeks,
} from "./more-hours";
import type { Period } from "./types";
import { usualWeek, weekOf } from "./week";

const lunch: Period = { open_day: "monday", open_time: "12:00", close_day: "monday", close_time: "14:00" };
const closed = weekOf(() => ({ state: "closed", ranges: [] }));

test("what_the_API_says_comes_back_unchanged", () => {
  const parts = [
    { type: "kitchen", periods: [lunch] },
    { type: "takeout", periods: [lunch] },
  ];
  expect(fromPartWeeks(toPartWeeks(parts))).toEqual(parts);
  expect(fromPartWeeks(toPartWeeks([...parts].reverse()))).toEqual(parts);
  expect(fromPartWeeks([{ type: "brunch", week: closed }])).toEqual([]);
});

test("each_type_is_offered_once_up_to_the_maximum", () => {
  expect(freeTypes([])).toEqual(PART_TYPES);
  expect(freeTypes([{ type: "kitchen", week: closed }])).not.toContain("kitchen");
  const many = Array.from({ length: MAX_PARTS }, (_, number) => ({ type: `type_${number}`, week: closed }));
  expect(freeTypes(many)).toEqual([]);
});

test("a_problem_of_one_part_prevents_sending", () => {
  expect(hasPartProblem([{ type: "kitchen", week: usualWeek() }])).toBe(false);
  const wrong = weekOf(() => ({ state: "open", ranges: [{ opens: "09:00", closes: "09:00" }] }));
  expect(
    hasPartProblem([
      { type: "kitchen", week: usualWeek() },
      { type: "takeout", week: wrong },
    ]),
  ).toBe(true);
});

test("every_offered_type_has_a_name_and_others_keep_theirs", () => {
  for (const { part_hours } of [english, french])
    expect(Object.keys(part_hours).sort()).toEqual([...PART_TYPES].sort());
  expect(partName("drive_through", english.part_hours)).toBe("Drive-through");
  expect(partName("drive_through", french.part_hours)).toBe("Service au volant");
  expect(partName("tasting_room", english.part_hours)).toBe("tasting room");
  expect(partName("toString", english.part_hours)).toBe("toString");
});
