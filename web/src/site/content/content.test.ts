// What must hold for the long texts in both languages.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { articles } from "../pages/blog/articles";
import { cases } from "../pages/resources/cases";
import { csv, downloads } from "../pages/resources/downloads";
import { byLetter, glossaries } from "../pages/resources/glossaries";
import { templates } from "../pages/resources/template-texts";
import { partsOf } from "../sections/inline";
import { anchor, headingsOf, textsOf, wordsOf } from "../sections/reading";
import { guide as guideEn } from "./en/guide/guide";
import { cookies as cookiesEn } from "./en/legal/cookies";
import { guide as guideFr } from "./fr/guide/guide";
import { cookies as cookiesFr } from "./fr/legal/cookies";
import type { Block } from "./types/blocks";
import { type TermId, terms } from "./types/glossary";

const LANGUAGES = ["en", "fr"] as const;
const texts: Record<string, readonly Block[]> = { "guide en": guideEn.body, "guide fr": guideFr.body };
for (const language of LANGUAGES) {
  for (const [id, { text }] of Object.entries(articles)) texts[`${id} ${language}`] = text[language].body;
  for (const [id, study] of Object.entries(cases)) texts[`${id} ${language}`] = study[language].body;
  for (const [id, template] of Object.entries(templates)) texts[`${id} ${language}`] = template[language].use;
}

test.each(Object.entries(texts))("%s: links name pages that exist, and no mark is left over", (_, blocks) => {
  for (const text of blocks.flatMap(textsOf)) {
    for (const part of partsOf(text)) expect(part.text).not.toMatch(/\*\*|\]\(/);
  }
});

test("a link to a page that does not exist is refused", () => {
  expect(() => partsOf("see [there](page:nowhere)")).toThrow("nowhere");
});

test.each(Object.entries(texts))("%s: every heading has an anchor of its own", (_, blocks) => {
  const anchors = headingsOf(blocks).map(anchor);
  expect(new Set(anchors).size).toBe(anchors.length);
  expect(anchors).not.toContain("");
});

test("every article has at least 800 words in both languages", () => {
  for (const { text } of Object.values(articles)) {
    for (const language of LANGUAGES) {
      expect(wordsOf(text[language].body), text[language].title).toBeGreaterThanOrEqual(800);
    }
  }
});

test("articles have the same parts in both languages, or more in one", () => {
  for (const { text } of Object.values(articles)) {
    expect(headingsOf(text.fr.body)).toHaveLength(headingsOf(text.en.body).length);
    expect(text.fr.tags).toHaveLength(text.en.tags.length);
  }
});

test("the glossary defines at least 60 terms, the same ones in both languages", () => {
  const ids = Object.keys(terms).sort();
  expect(ids.length).toBeGreaterThanOrEqual(60);
  for (const language of LANGUAGES) {
    expect(Object.keys(glossaries[language]).sort()).toEqual(ids);
    expect(byLetter(language).flatMap(([, listed]) => listed)).toHaveLength(ids.length);
    const names = Object.values(glossaries[language]).map(({ term }) => term);
    expect(new Set(names).size).toBe(names.length);
  }
});

test("the glossary's cross-references exist, and none is to itself", () => {
  for (const id of Object.keys(terms) as TermId[]) {
    for (const other of terms[id].see as readonly string[]) {
      expect(Object.hasOwn(terms, other), `${id} -> ${other}`).toBe(true);
      expect(other).not.toBe(id);
    }
  }
});

test("every template is downloaded as CSV and as a page, with all its rows", () => {
  const files = new Map(downloads().map(({ file, body }) => [file, body]));
  for (const template of Object.values(templates)) {
    for (const language of LANGUAGES) {
      const { file, sheet } = template[language];
      const rows = sheet.parts.flatMap((part) => part.rows);
      const lines = (files.get(`downloads/${file}.csv`) ?? "").trimEnd().split("\r\n");
      expect(lines).toHaveLength(rows.length + 1);
      const page = files.get(`downloads/${file}.html`) ?? "";
      expect(page.match(/<tr>/g)).toHaveLength(rows.length + sheet.parts.length);
    }
  }
});

test("a cell with commas or quotes stays one cell", () => {
  const text = csv({
    part: "Part",
    head: ["Task", "Why"],
    blank: ["Done"],
    parts: [{ title: "A", rows: [['say "yes", twice', "x"]] }],
  });
  expect(text).toBe('\ufeffPart,Task,Why,Done\r\nA,"say ""yes"", twice",x,\r\n');
});

/** Entry of the cookie page that describes each storage key. */
const COOKIE_ENTRIES: Record<string, { en: string; fr: string }> = {
  "vitrine.session": { en: "The session", fr: "La session" },
  remember_me: { en: "Remember me", fr: "Se souvenir de moi" },
  "vitrine.theme": { en: "Theme", fr: "Thème" },
  "vitrine.language": { en: "language", fr: "langue" },
  "vitrine.list_look": { en: "columns", fr: "colonnes" },
  "vitrine.heatmap_scale": { en: "heatmap color scale", fr: "échelle de couleurs" },
  "vitrine.sidebar_narrow": { en: "navigation", fr: "navigation" },
  "vitrine.recent": { en: "The items you opened most recently", fr: "Ce que vous avez ouvert en dernier" },
  demo_mode: { en: "Demo mode", fr: "Mode démonstration" },
  "vitrine.asked": { en: "The email address you last requested a link for", fr: "L’adresse pour laquelle" },
  "vitrine.invitation": { en: "An invitation", fr: "Une invitation" },
  "vitrine.chosen_plan": { en: "The plan you chose", fr: "La formule choisie" },
};
/** Keys that store nothing: a channel between windows, and a client without a session. */
const IGNORED_KEYS = ["vitrine.activity", "vitrine.mail"];

test("the page about cookies names everything that the app keeps in the browser", () => {
  const src = join(import.meta.dirname, "..", "..");
  const sources = readdirSync(src, { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\./.test(path),
  );
  const texts = sources.map((path) => readFileSync(join(src, path), "utf8"));
  const keys = texts.flatMap(
    (text) => text.match(/(?<=")(vitrine\.[a-z_]+|remember_me|demo_mode)(?=")/g) ?? [],
  );
  expect([...new Set(keys)].filter((key) => !IGNORED_KEYS.includes(key)).sort()).toEqual(
    Object.keys(COOKIE_ENTRIES).sort(),
  );
  for (const entries of Object.values(COOKIE_ENTRIES)) {
    expect(JSON.stringify(cookiesEn.blocks)).toContain(entries.en);
    expect(JSON.stringify(cookiesFr.blocks)).toContain(entries.fr);
  }
});
