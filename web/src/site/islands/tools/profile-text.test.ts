// Score of a profile text, and its suggestions.
import { expect, test } from "vitest";
import { judge } from "./profile-text";

const GOOD =
  "Martin is your bakery in Lyon, on the corner of place Bellecour. We bake bread with our own sourdough, pastries with butter from Charentes and a different tart for every season. Families of the quarter have come to us since 1987 for bread that keeps four days. You find us beside the metro, with a ramp at the door and coffee at three small tables. Come in, or order your cake two days ahead.";

const failing = (text: string) =>
  judge(text, "bakery", "Lyon")
    .results.filter(({ holds }) => !holds)
    .map(({ rule }) => rule);

test("a good text has nothing to improve, in English and in French", () => {
  expect(failing(GOOD)).toEqual([]);
  expect(judge(GOOD, "bakery", "Lyon").score).toBe(100);
  const french =
    "Martin, votre boulangerie à Orléans, vous accueille au coin de la place du Martroi. Nous pétrissons un pain au levain maison, des viennoiseries au beurre des Charentes et une tarte différente à chaque saison. Les familles du quartier viennent depuis 1987 pour un pain qui se garde quatre jours. Vous nous trouvez près du tram, avec une rampe à l’entrée. Passez nous voir !";
  expect(judge(french, "Boulangerie", "orleans").results.filter(({ holds }) => !holds)).toEqual([]);
});

test.each([
  ["no_phone", `${GOOD} 04 78 00 00 00`],
  ["no_phone", `${GOOD} (514) 555-0142`],
  ["no_link", `${GOOD} www.martin.example`],
  ["no_link", `${GOOD} martin.fr`],
  ["no_offers", `${GOOD} Croissants at 1 €.`],
  ["too_short", "Martin is your bakery in Lyon. Come in."],
  ["category", GOOD.replace("bakery", "house")],
  ["city", GOOD.replace("Lyon", "town")],
  ["stuffing", `${GOOD} Bakery here, bakery there. A bakery, our bakery.`],
  ["capitals", `${GOOD} FRESH BREAD DAILY.`],
  ["signs", `${GOOD} Wow!!`],
  ["signs", `${GOOD} 🥖`],
  ["action", GOOD.replace("Come in, or order", "There is")],
])("%s is told of a text that breaks it", (rule, text) => {
  expect(failing(text)).toContain(rule);
});

test("a text that is too long is refused by Google", () => {
  expect(failing(`${GOOD} ${GOOD}`)).toContain("too_long");
});

test("a few words are no good text", () => {
  const scores = ["1234", "Martin is your bakery in Lyon. Come in.", GOOD.slice(0, 200), GOOD];
  const results = scores.map((text) => judge(text, "", "").score);
  expect(results).toEqual([...results].sort((a, b) => a - b));
  expect(results[0]).toBeLessThan(20);
  expect(results[1]).toBeLessThan(60);
});

test("the word that comes too often is told as it is written", () => {
  const stuffed = judge(`${GOOD} Équipe, équipe, equipe, ÉQUIPE et équipe.`, "", "").results;
  expect(stuffed.find(({ rule }) => rule === "stuffing")?.figures).toEqual({ word: "équipe", n: 5 });
});

test("years and house numbers are no telephone numbers", () => {
  expect(failing(GOOD.replace("1987", "1987, at number 12,"))).toEqual([]);
});
