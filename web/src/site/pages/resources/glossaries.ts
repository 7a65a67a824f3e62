// The terms of the glossary in the order of each language.
import { glossary as en } from "@/site/content/en/glossary/terms";
import { glossary as fr } from "@/site/content/fr/glossary/terms";
import { type TermId, terms } from "@/site/content/types/glossary";
import type { Language } from "@/site/routes";

/** The terms' words. */
export const glossaries = { en, fr };

/** Letters in their order, each with its terms in theirs. */
export function byLetter(language: Language): [letter: string, ids: TermId[]][] {
  const glossary = glossaries[language];
  const name = (id: TermId) => glossary[id].term.replace(/^[^\p{L}]+/u, "");
  const letters = new Map<string, TermId[]>();
  const { compare } = new Intl.Collator(language);
  for (const id of (Object.keys(terms) as TermId[]).sort((a, b) => compare(name(a), name(b)))) {
    const letter = name(id).normalize("NFD").charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), id]);
  }
  return [...letters];
}
