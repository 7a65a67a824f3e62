// The address of the list.
import { expect, test } from "vitest";
import { filtersOf, isNarrowed, newAddress, panelAddress, parseHeatmapsSearch } from "./search";

test("an address that is not understood is a plain list", () => {
  expect(parseHeatmapsSearch({ sort: "newest", keyword: " ", new: "no", location: 3 })).toEqual({});
  expect(parseHeatmapsSearch({ sort: "solv", keyword: 24, new: true, location: "l1" })).toEqual({
    sort: "solv",
    keyword: "24",
    new: true,
    location: "l1",
  });
});

test("only filters narrow the list", () => {
  expect(isNarrowed({ sort: "solv", new: true })).toBe(false);
  expect(isNarrowed({ keyword: "pizza" })).toBe(true);
  expect(isNarrowed(parseHeatmapsSearch({ dropped: "true" }))).toBe(true);
  expect(filtersOf({ sort: "solv", new: true, keyword: "pizza" })).toEqual({ keyword: "pizza" });
  expect(filtersOf(parseHeatmapsSearch({ dropped: true }))).toEqual({ dropped: true });
});

test("ids are safe in addresses", () => {
  expect(panelAddress("a/b")).toBe("/dashboard/heatmaps/a%2Fb");
  expect(newAddress("a&b")).toBe("/dashboard/heatmaps?location=a%26b&new=true");
});
