// Keywords of a trade and a city.
import { expect, test } from "vitest";
import { ideas } from "./keyword-ideas";
import trades from "./trades.json";

const groupsOf = (trade: string, language: "en" | "fr", district = "") =>
  new Map(ideas({ trade, city: "Lyon", district, language }, trades));

test("a trade is named in the language of the searches", () => {
  expect(groupsOf("Bakery", "fr").get("near")).toContain("boulangerie à Lyon");
  expect(groupsOf("boulangerie", "en").get("near")).toContain("bakery near me");
  expect(groupsOf("cheese carver", "en").get("near")).toContain("cheese carver in Lyon");
});

test("who is called at night has urgent searches, and who is not has none", () => {
  expect(groupsOf("Plumber", "en").get("urgent")).toContain("24 hour plumber Lyon");
  expect(groupsOf("dentiste", "fr").get("urgent")).toContain("dentiste de garde Lyon");
  expect(groupsOf("Bakery", "en").has("urgent")).toBe(false);
});

test("a hotel is slept in: it has nights, and neither appointments nor Sundays", () => {
  for (const language of ["en", "fr"] as const) {
    const hotel = groupsOf("Hotel", language, "Bellecour");
    expect(hotel.has("urgent")).toBe(false);
    expect([...hotel.values()].flat().join()).not.toMatch(/appointment|rendez-vous|sunday|dimanche/);
  }
  expect(groupsOf("Hotel", "fr").get("questions")).toContain("où dormir à Lyon");
});

test("districts appear only when one is named", () => {
  expect(groupsOf("Bakery", "en").has("area")).toBe(false);
  expect(groupsOf("Bakery", "en", "Croix-Rousse").get("area")).toContain("bakery Croix-Rousse");
});

test("no keyword is there twice, and none has a gap", () => {
  for (const language of ["en", "fr"] as const) {
    for (const trade of trades) {
      const all = [...groupsOf(trade.en, language, "Bellecour").values()].flat();
      expect(new Set(all).size).toBe(all.length);
      for (const keyword of all) expect(keyword).not.toMatch(/[{}[\]|]| {2}/);
    }
  }
});

test("words agree with the trade", () => {
  expect(groupsOf("Boulangerie", "fr").get("choice")).toContain("meilleure boulangerie Lyon");
  expect(groupsOf("Plombier", "fr").get("choice")).toContain("meilleur plombier Lyon");
  expect(groupsOf("Salle de sport", "fr").get("questions")).toContain(
    "quelle salle de sport est ouverte le dimanche à Lyon",
  );
  expect(groupsOf("Electrician", "en").get("questions")).toContain(
    "how much does an electrician cost in Lyon",
  );
});

test("the article of a town is contracted in French", () => {
  const near = (city: string) =>
    new Map(ideas({ trade: "Fleuriste", city, district: "", language: "fr" }, trades)).get("near");
  expect(near("Le Havre")).toContain("fleuriste au Havre");
  expect(near("Les Abymes")).toContain("fleuriste aux Abymes");
  expect(near("Lens")).toContain("fleuriste à Lens");
  expect(groupsOf("Fleuriste", "fr", "Ainay").get("area")).toContain("fleuriste près d’Ainay");
  expect(groupsOf("Fleuriste", "fr", "Les Halles").get("area")).toContain("fleuriste près des Halles");
});

test("the trades are those of the app's categories, each once", () => {
  expect(trades.length).toBeGreaterThan(300);
  for (const language of ["en", "fr"] as const) {
    const names = trades.map((trade) => trade[language].toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  }
});
