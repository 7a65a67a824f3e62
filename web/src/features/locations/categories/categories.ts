// Business categories with names and search terms in both languages. Large: load it lazily.
import type { Language } from "@/lib/preferences";
import { locations as en } from "../en";
import { locations as fr } from "../fr";
import presets from "./presets.tsv?raw";

/** One category. */
export interface Category {
  name: Record<Language, string>;
  /** Name, followed by other names. */
  words: Record<Language, readonly string[]>;
  /** Folded names and search terms. */
  terms: Record<Language, readonly string[]>;
}

/** A matching category, and the other name that matched; `by` is null when its name in the user's language did. */
export interface CategoryMatch {
  category: Category;
  by: string | null;
}

/** The short list that is offered before anything is typed. */
export const COMMON: readonly Category[] = en.form.categories.map((name, at) =>
  toCategory(name, fr.form.categories[at] ?? name, "", ""),
);

const PRESETS: readonly Category[] = presets
  .trimEnd()
  .split("\n")
  .map((line) => {
    const [english = "", french = "", englishTerms = "", frenchTerms = ""] = line.split("\t");
    return toCategory(english, french, englishTerms, frenchTerms);
  });

const ALL = [...COMMON, ...PRESETS];

/** By folded name in either language; the common ones win, then the first. */
const BY_NAME = new Map<string, Category>();
for (const category of ALL) {
  for (const [name = ""] of Object.values(category.terms)) {
    if (!BY_NAME.has(name)) BY_NAME.set(name, category);
  }
}

/** Returns the name of a stored category in a language; an unknown category stays as it is. */
export function categoryName(text: string, language: Language): string {
  return BY_NAME.get(fold(text))?.name[language] ?? text;
}

/** Returns the categories that match the typed text, best first; without text, the common ones. */
export function findCategories(text: string, language: Language, most = 50): CategoryMatch[] {
  const typed = fold(text);
  if (typed === "") return COMMON.map((category) => ({ category, by: null }));
  const other: Language = language === "en" ? "fr" : "en";
  const ranked: { rank: number; match: CategoryMatch }[] = [];
  const names = new Set<string>();
  for (const category of ALL) {
    const own = bestOf(category.terms[language], typed);
    const foreign = bestOf(category.terms[other], typed);
    if (!own && !foreign) continue;
    // Two presets may share a name in one language.
    if (names.has(category.name[language])) continue;
    names.add(category.name[language]);
    const isOwn = own !== null && (!foreign || own.rank <= foreign.rank + 1);
    const best = isOwn ? own : foreign;
    if (!best) continue;
    const by = isOwn && best.at === 0 ? null : (category.words[isOwn ? language : other][best.at] ?? null);
    ranked.push({ rank: best.rank + (isOwn ? 0 : 1), match: { category, by } });
  }
  const collator = new Intl.Collator(language);
  return ranked
    .sort(
      (a, b) =>
        a.rank - b.rank || collator.compare(a.match.category.name[language], b.match.category.name[language]),
    )
    .slice(0, most)
    .map(({ match }) => match);
}

/** Lower case, without accents and signs. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Rank 0 the whole name, 2 its beginning, 4 one of its words, 6 the beginning of a term; null for none. */
function bestOf(terms: readonly string[], typed: string): { rank: number; at: number } | null {
  const [name = ""] = terms;
  if (name === typed) return { rank: 0, at: 0 };
  if (name.startsWith(typed)) return { rank: 2, at: 0 };
  if (` ${name}`.includes(` ${typed}`)) return { rank: 4, at: 0 };
  const at = terms.findIndex((term, index) => index > 0 && ` ${term}`.includes(` ${typed}`));
  return at === -1 ? null : { rank: 6, at };
}

function toCategory(english: string, french: string, englishTerms: string, frenchTerms: string): Category {
  const words = {
    en: [english, ...englishTerms.split(",").filter(Boolean)],
    fr: [french, ...frenchTerms.split(",").filter(Boolean)],
  };
  return {
    name: { en: english, fr: french },
    words,
    terms: { en: words.en.map(fold), fr: words.fr.map(fold) },
  };
}
