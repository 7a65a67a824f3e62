// Counts of countries and states.
import { expect, test } from "vitest";
import { countryTotals, stateTotals } from "./regions";

const REGIONS = [
  { country: "US", state: "TX", count: 3 },
  { country: "US", state: "MA", count: 2 },
  { country: "CA", state: "QC", count: 4 },
  { country: "CA", state: null, count: 2 },
  { country: null, state: null, count: 9 },
];

test("countries_and_states_come_with_the_number_of_their_locations", () => {
  expect(countryTotals(REGIONS, undefined)).toEqual([
    { id: "CA", count: 6 },
    { id: "US", count: 5 },
  ]);
  expect(stateTotals(REGIONS, "US", undefined).map(({ id }) => id)).toEqual(["TX", "MA"]);
  expect(stateTotals(REGIONS, undefined, undefined).map(({ id }) => id)).toEqual(["QC", "TX", "MA"]);
});

test("a_chosen_region_without_locations_can_still_be_seen_and_removed", () => {
  expect(countryTotals(REGIONS, "FR").at(-1)).toEqual({ id: "FR", count: 0 });
  expect(stateTotals([], "US", "CO")).toEqual([{ id: "CO", count: 0 }]);
});
