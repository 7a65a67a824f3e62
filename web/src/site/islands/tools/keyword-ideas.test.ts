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

test("a hotel is slept in: it has nights, and neither appointments nor Sundays", () => {
  for (const language of ["en", "fr"] as const) {
    const hotel = of("Hotel", language, "Bellecour");
    expect(hotel.has("urgent")).toBe(false);
    expect([...hotel.values()].flat().join()).not.toMatch(/appointment|rendez-vous|sunday|dimanche/);
  }
  expect(of("Hotel", "fr").get("questions")).toContain("où dormir à Lyon");
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
      for (const keyword of all) expect(keyword).not.toMatch(/[{}[\]|]| {2}/);
    }
  }
});

test("words agree with the trade", () => {
  expect(of("Boulangerie", "fr").get("choice")).toContain("meilleure boulangerie Lyon");
  expect(of("Plombier", "fr").get("choice")).toContain("meilleur plombier Lyon");
  expect(of("Salle de sport", "fr").get("questions")).toContain(
    "quelle salle de sport est ouverte le dimanche à Lyon",
  );
  expect(of("Electrician", "en").get("questions")).toContain("how much does an electrician cost in Lyon");
});

test("the article of a town is contracted in French", () => {
  const near = (city: string) =>
    new Map(ideas({ trade: "Fleuriste", city, district: "", language: "fr" }, trades)).get("near");
  expect(near("Le Havre")).toContain("fleuriste au Havre");
  expect(near("Les Abymes")).toContain("fleuriste aux Abymes");
  expect(near("Lens")).toContain("fleuriste à Lens");
  expect(of("Fleuriste", "fr", "Ainay").get("area")).toContain("fleuriste près d’Ainay");
  expect(of("Fleuriste", "fr", "Les Halles").get("area")).toContain("fleuriste près des Halles");
});

test("the trades are those of the app's categories, each once", () => {
  expect(trades.length).toBeGreaterThan(300);
  for (const language of ["en", "fr"] as const) {
    const names = trades.map((trade) => trade[language].toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  }
});
