// Numbers of the limits as people type them.
import { expect, test } from "vitest";
import { dollarsText, microsOfDollars, numberOf } from "./numbers";

test("typed numbers are read in both languages, up to a maximum", () => {
  expect([
    numberOf("1 000", 5000),
    numberOf("1,000", 5000),
    numberOf("5001", 5000),
    numberOf("x", 9),
  ]).toEqual([1000, 1000, undefined, undefined]);
  expect([microsOfDollars("12,50", 1e9), microsOfDollars("$10", 1e9), microsOfDollars("1.234", 1e9)]).toEqual(
    [12_500_000, 10_000_000, undefined],
  );
});

test("amounts have cents only where they matter", () => {
  expect([dollarsText(10_000_000, "en-US"), dollarsText(12_500_000, "en-US")]).toEqual(["$10", "$12.50"]);
});
