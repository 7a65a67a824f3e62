// Which keywords a trade and a city give.
import { expect, test } from "vitest";
import { ideas } from "./keyword-ideas";
import trades from "./trades.json";

const of = (trade: string, language: "en" | "fr", district = "") =>
  new Map(ideas({ trade, city: "Lyon", district, language }, trades));

test("a trade is named in the language of the searches", () => {
  expect(of("Bakery", "fr").get("near")).toContain("boulangerie à Lyon");
  expect(of("boulangerie", "en").get("near")).toContain("bakery near me");
  expect(of("cheese carver", "en").get("near")).toContain("cheese carver in Lyon");
});

test("who is called at night has urgent searches, and who is not has none", () => {
  expect(of("Plumber", "en").get("urgent")).toContain("24 hour plumber Lyon");
  expect(of("dentiste", "fr").get("urgent")).toContain("dentiste de garde Lyon");
  expect(of("Bakery", "en").has("urgent")).toBe(false);
});

test("districts appear only when one is named", () => {
  expect(of("Bakery", "en").has("area")).toBe(false);
  expect(of("Bakery", "en", "Croix-Rousse").get("area")).toContain("bakery Croix-Rousse");
});

test("no keyword is there twice, and none has a gap", () => {
  for (const language of ["en", "fr"] as const) {
    for (const trade of trades) {
      const all = [...of(trade.en, language, "Bellecour").values()].flat();
      expect(new Set(all).size).toBe(all.length);
      for (const keyword of all) expect(keyword).not.toMatch(/[{}]| {2}/);
    }
  }
});
