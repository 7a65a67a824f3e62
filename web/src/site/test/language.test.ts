// A French page has no English sentence, and the reverse: by the small words that only one of the languages has.
import { expect, test } from "vitest";
import type { Language } from "../routes";
import { everyPage, faults, RENDER_TIMEOUT } from "./rendered";
import { textsOf } from "./texts";

const SMALL: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    "the of and to in is that for it with as was are be by this from at have your you not what when which their they or we our an has can will who how do does its than more".split(
      " ",
    ),
  ),
  fr: new Set(
    "le la les des du de un une et est dans pour que qui sur avec pas vous votre vos nous notre ce cette ces sont par plus au aux se en ne il elle on ou à où sa ses son leur l d qu n s c j".split(
      " ",
    ),
  ),
};
/** Shared with the other language, or letters of abbreviations: they prove nothing. */
const AMBIGUOUS_WORDS = new Set(["on", "plus", "a", "i", "s", "d", "c", "n", "l", "j", "en"]);
const MIN_WORDS = 5;

/** True when a sentence has the small words of `other`, and hardly any of `own`. */
function isOf(other: Language, own: Language, sentence: string): boolean {
  const words = sentence
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word && !AMBIGUOUS_WORDS.has(word));
  if (words.length < MIN_WORDS) return false;
  const share = (language: Language) =>
    words.filter((word) => SMALL[language].has(word)).length / words.length;
  return share(other) >= 0.25 && share(own) < share(other) / 2;
}

/** Sentences of the texts of a page, each once for the whole site: header and footer are on every page. */
function sentencesOf(document: Document, language: Language, seen: Set<string>): string[] {
  const sentences = textsOf(document, language).flatMap((text) => text.split(/(?<=[.!?…])\s+|\n/));
  const fresh = sentences.filter((sentence) => !seen.has(sentence));
  for (const sentence of fresh) seen.add(sentence);
  return fresh;
}

test("a_page_is_in_its_language", RENDER_TIMEOUT, async () => {
  const seen = { en: new Set<string>(), fr: new Set<string>() };
  const foreignSentences = faults(await everyPage(), ({ document, language }) =>
    sentencesOf(document, language, seen[language]).filter((sentence) =>
      isOf(language === "en" ? "fr" : "en", language, sentence),
    ),
  );
  expect([...new Set(foreignSentences)]).toEqual([]);
});

test("the_small_words_tell_the_languages_apart", () => {
  expect(isOf("en", "fr", "This is what you will find in the report.")).toBe(true);
  expect(isOf("fr", "en", "Voici ce que vous trouverez dans le rapport.")).toBe(true);
  expect(isOf("en", "fr", "Voici ce que vous trouverez dans le rapport.")).toBe(false);
  expect(isOf("en", "fr", "La fiche Google Business Profile de votre commerce.")).toBe(false);
});
