// Filters of the list of directories.
import { expect, test } from "vitest";
import type { Directory } from "../types";
import { directoriesOf, isDirectoryNarrowed, parseDirectoriesSearch } from "./search";

const directory = (name: string, more: Partial<Directory> = {}): Directory => ({
  id: name,
  name,
  domain: `${name.toLowerCase()}.example`,
  countries: [],
  group: "major",
  trades: [],
  tier: 1,
  submit: "paid",
  verify: "email",
  languages: ["fr"],
  add_url: null,
  search_url: null,
  checking: "manual",
  confidence: "seen",
  is_own: false,
  is_hidden: false,
  ...more,
});

const ALL = [
  directory("Everywhere"),
  directory("Française", { countries: ["FR"], group: "local" }),
  directory("Avocats", { countries: ["FR"], trades: ["legal"] }),
  directory("Hidden", { is_hidden: true }),
  directory("Own", { is_own: true, countries: ["US"] }),
];
const namesOf = (raw: Record<string, unknown>) =>
  directoriesOf(ALL, parseDirectoriesSearch(raw)).map(({ name }) => name);

test("a directory of all countries and trades is there for each of them", () => {
  expect(namesOf({ country: "FR" })).toEqual(["Everywhere", "Française", "Avocats"]);
  expect(namesOf({ trade: "healthcare" })).toEqual(["Everywhere", "Française", "Own"]);
  expect(namesOf({ trade: "legal", country: "FR" })).toContain("Avocats");
});

test("hidden ones are shown alone, accents do not count, and own ones can be chosen", () => {
  expect(namesOf({ show: "hidden" })).toEqual(["Hidden"]);
  expect(namesOf({ q: "FRANCAISE" })).toEqual(["Française"]);
  expect(namesOf({ show: "own" })).toEqual(["Own"]);
  expect(isDirectoryNarrowed(parseDirectoriesSearch({ country: "XX" }))).toBe(false);
});
