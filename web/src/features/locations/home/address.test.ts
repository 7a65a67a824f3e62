// Addresses of the page of a location.
import { expect, test } from "vitest";
import { homeAddress, parseHomeSearch } from "./address";

test("the page of a location has its tab in the address", () => {
  expect(homeAddress("l1")).toBe("/dashboard/locations/l1");
  expect(homeAddress("l1", "audit")).toBe("/dashboard/locations/l1?tab=audit");
  expect(homeAddress("a/b")).toBe("/dashboard/locations/a%2Fb");
});

test("an unknown tab is the overview, and only the settings have fields", () => {
  expect(parseHomeSearch({ tab: "nothing", field: "phone" })).toEqual({});
  expect(parseHomeSearch({ tab: "overview" })).toEqual({});
  expect(parseHomeSearch({ tab: "audit", field: "phone" })).toEqual({ tab: "audit" });
  expect(parseHomeSearch({ tab: "settings", field: "phone" })).toEqual({ tab: "settings", field: "phone" });
});
