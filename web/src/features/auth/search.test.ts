// The way back after signing in.
import { expect, test } from "vitest";
import { parseLoginSearch } from "./search";

test.each(["/dashboard", "/dashboard/locations?q=a", "/dashboard#x"])("%s_is_a_way_back", (next) => {
  expect(parseLoginSearch({ next })).toEqual({ next });
});

test.each([
  "https://evil.example",
  "//evil.example",
  "/dashboards",
  "/dashboard.evil.example",
  "/login",
  7,
  undefined,
])("%s_is_not", (next) => {
  expect(parseLoginSearch({ next })).toEqual({});
});
