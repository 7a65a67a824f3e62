// Articles that match a search and a category.
import { expect, test } from "vitest";
import { filterOf, type SearchableArticle, searchOf, shows } from "./filter";

const article: SearchableArticle = {
  title: "How to read a heat map",
  excerpt: "Where the city’s customers find you",
  tags: ["geo-grid", "SoLV"],
  category: "analytics",
};
const all = { q: "", category: "" };

test("an empty filter shows everything", () => {
  expect(shows(all, article)).toBe(true);
});

test("the text is sought in title, excerpt and tags, in any case", () => {
  for (const q of ["HEAT", "customers", "solv", "  read a  "])
    expect(shows({ ...all, q }, article)).toBe(true);
  expect(shows({ ...all, q: "pizza" }, article)).toBe(false);
});

test("a text does not reach from one part into the next", () => {
  expect(shows({ ...all, q: "map where" }, article)).toBe(false);
  expect(shows({ ...all, q: "geo-grid solv" }, article)).toBe(false);
});

test("a straight apostrophe finds a curved one", () => {
  expect(shows({ ...all, q: "city's" }, article)).toBe(true);
});

test("a category must match exactly", () => {
  expect(shows({ ...all, category: "analytics" }, article)).toBe(true);
  expect(shows({ ...all, category: "analytic" }, article)).toBe(false);
  expect(shows({ ...all, category: "Analytics" }, article)).toBe(false);
});

test("text and category must both hold", () => {
  expect(shows({ q: "heat", category: "citations" }, article)).toBe(false);
  expect(shows({ q: "pizza", category: "analytics" }, article)).toBe(false);
  expect(shows({ q: "heat", category: "analytics" }, article)).toBe(true);
});

test("a filter survives its address", () => {
  const filter = { q: "l’avis & co", category: "citations" };
  expect(filterOf(searchOf(filter))).toEqual(filter);
  expect(searchOf(all)).toBe("");
  expect(filterOf("")).toEqual(all);
});
