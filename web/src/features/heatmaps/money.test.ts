// Texts of amounts.
import { expect, test } from "vitest";
import { maxMoneyText, microsOf, moneyText, priceText } from "./money";

const NBSP = "\u00a0";

test("an amount has cents, and a price below one cent keeps its digits", () => {
  expect([29_400, 600, 15_000, 1_234_500_000].map((micros) => moneyText(micros, "en-US"))).toEqual([
    "$0.03",
    "$0.0006",
    "$0.02",
    "$1,234.50",
  ]);
  expect([29_400, 600].map((micros) => moneyText(micros, "fr-FR"))).toEqual([
    `0,03${NBSP}$US`,
    `0,0006${NBSP}$US`,
  ]);
});

test("the price of one answer keeps its digits", () => {
  expect([15_000, 2000, 600, 20_000].map((micros) => priceText(micros, "en-US"))).toEqual([
    "$0.015",
    "$0.002",
    "$0.0006",
    "$0.02",
  ]);
});

test("whole dollars have no cents", () => {
  expect([0, 20_000_000].map((micros) => moneyText(micros, "en-US"))).toEqual(["$0", "$20"]);
});

test("an upper bound is never below the amount", () => {
  expect([31_200, 30_000, 600, 2_000_000].map((micros) => maxMoneyText(micros, "en-US"))).toEqual([
    "$0.04",
    "$0.03",
    "$0.0006",
    "$2",
  ]);
});

test("a typed amount is read in both languages, and anything else is refused", () => {
  expect(["20", "12.5", "12,50 $US", " $1 000 "].map(microsOf)).toEqual([
    20_000_000, 12_500_000, 12_500_000, 1_000_000_000,
  ]);
  expect(["", "-1", "1.234", "abc", "1.2.3"].map(microsOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
