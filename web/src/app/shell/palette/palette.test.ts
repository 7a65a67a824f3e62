// List of the palette, the choice of Enter, and the recent choices.
import { MapPin } from "lucide-react";
import { expect, test } from "vitest";
import type { Command } from "@/lib/commands";
import { palette as words } from "@/messages/en/palette";
import { addRecent, recents } from "./recent";
import { sectionsOf } from "./sections";
import { stepOf } from "./use-active";

const command = (id: string, kind: Command["kind"], title: string): Command => ({
  id,
  kind,
  title,
  icon: MapPin,
  run: () => undefined,
});
const COMMANDS = [
  command("locations", "page", "Locations"),
  command("settings", "page", "Settings"),
  command("add", "action", "Add a location"),
];
const SHOP = { id: "l1", name: "Corner Coffee", address: "1 Main St", city: "Boston" };
const NOTHING = { locations: [], hasMore: false };

const titlesOf = (state: Partial<Parameters<typeof sectionsOf>[0]>) =>
  sectionsOf({ query: "", commands: COMMANDS, recent: [], results: NOTHING, words, ...state }).map(
    ({ title, choices }) => [title, ...choices.map((choice) => choice.title)],
  );

test("without a text there is what was chosen lately, then every page and action", () => {
  const recent = [{ command: "add" }, { location: "l1", name: "Corner Coffee", place: "Boston" }];
  expect(titlesOf({ recent })).toEqual([
    ["Recent", "Add a location", "Corner Coffee"],
    ["Pages", "Locations", "Settings"],
    ["Actions", "Add a location"],
  ]);
});

test("a command that is gone is no longer among the recent", () => {
  expect(titlesOf({ recent: [{ command: "teleport" }], commands: [] })).toEqual([]);
});

test("a text finds commands first and locations after them, so that nothing moves when they come", () => {
  const results = { locations: [SHOP], hasMore: true };
  expect(titlesOf({ query: "loc", results })).toEqual([
    ["Pages", "Locations"],
    ["Actions", "Add a location"],
    ["Locations", "Corner Coffee", "Show all locations for “loc”"],
  ]);
});

test("the section of the best hit comes first, so that Enter takes it", () => {
  const address = { ...command("security", "page", "Account and security"), keywords: "email address" };
  const commands = [address, ...COMMANDS];
  expect(titlesOf({ query: "add", commands })).toEqual([
    ["Actions", "Add a location"],
    ["Pages", "Account and security"],
  ]);
});

test("a location opens its drawer, and all that match open the list", () => {
  const results = { locations: [{ ...SHOP, id: "a&b" }], hasMore: true };
  const sections = sectionsOf({ query: "café & co", commands: [], recent: [], results, words });
  expect(sections[0]?.choices.map(({ href }) => href)).toEqual([
    "/dashboard/locations?location=a%26b",
    "/dashboard/locations?q=caf%C3%A9%20%26%20co",
  ]);
});

test("arrows go around, page keys stop at the ends, other keys are the box's", () => {
  expect(stepOf({ key: "ArrowDown" }, 2, 3)).toBe(0);
  expect(stepOf({ key: "ArrowUp" }, 0, 3)).toBe(2);
  expect(stepOf({ key: "PageDown" }, 0, 3)).toBe(2);
  expect(stepOf({ key: "PageUp" }, 2, 30)).toBe(0);
  expect(stepOf({ key: "Home" }, 2, 3)).toBeNull();
  expect(stepOf({ key: "ArrowDown" }, 0, 0)).toBeNull();
});

test("the five chosen last are remembered, of one organisation", () => {
  for (const id of ["a", "b", "c", "d", "e", "f", "b"]) addRecent("o1", { command: id });
  expect(recents("o1")).toEqual(["b", "f", "e", "d", "c"].map((id) => ({ command: id })));
  expect(recents("o2")).toEqual([]);
  addRecent("o2", { location: "l1", name: "Shop", place: "Boston" });
  expect(recents("o1")).toEqual([]);
});

test("what was kept by someone else is not believed", () => {
  for (const stored of ["", "null", "[]", '{"of":"o1"}', '{"of":"o1","items":[1,{"location":"x"}]}']) {
    localStorage.setItem("vitrine.recent", stored);
    expect(recents("o1")).toEqual([]);
  }
});
