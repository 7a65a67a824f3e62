// Search of commands.
import { MapPin } from "lucide-react";
import { expect, test } from "vitest";
import { type Command, findCommands, fold } from "./commands";

const command = (title: string, keywords?: string): Command => ({
  id: title,
  kind: "page",
  title,
  keywords,
  icon: MapPin,
  run: () => undefined,
});

const ALL = [
  command("Ajouter un établissement", "créer nouveau magasin"),
  command("Établissements", "liste magasins"),
  command("Paramètres"),
  command("Passer au thème sombre", "nuit couleurs"),
];
const titlesOf = (text: string) => findCommands(ALL, text).map(({ title }) => title);

test("no text finds everything in its order", () => {
  expect(titlesOf(" ")).toEqual(ALL.map(({ title }) => title));
});

test("accents and case do not matter", () => {
  expect(fold("Établissements d’Été")).toBe("etablissements d'ete");
  expect(titlesOf("PARAM")).toEqual(["Paramètres"]);
});

test("what begins the title comes before what is inside it, then keywords", () => {
  expect(titlesOf("etab")).toEqual(["Établissements", "Ajouter un établissement"]);
  expect(titlesOf("magasin")).toEqual(["Ajouter un établissement", "Établissements"]);
});

test("two letters find titles, not keywords", () => {
  expect(titlesOf("ma")).toEqual([]);
  expect(titlesOf("pa")).toEqual(["Paramètres", "Passer au thème sombre"]);
});

test("every word must be there, in any order", () => {
  expect(titlesOf("sombre theme")).toEqual(["Passer au thème sombre"]);
  expect(titlesOf("sombre magasin")).toEqual([]);
});
