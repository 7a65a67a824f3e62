// Signs as printers set them: French by the rules of the Imprimerie nationale, English with curly quotes and en dashes.
import { expect, test } from "vitest";
import type { Language } from "../routes";
import { everyPage, RENDER_TIMEOUT } from "./rendered";
import { textsOf } from "./texts";

/** Forbidden patterns in texts, with the rules that forbid them. */
const FORBIDDEN: Record<Language, Record<string, RegExp>> = {
  fr: {
    apostrophes_are_curly: /\p{L}'|'\p{L}/u,
    quotes_are_guillemets: /["“”]/,
    a_narrow_space_stands_inside_guillemets: /«(?!\u202f)|(?<!\u202f)»/,
    a_narrow_space_stands_before_double_signs:
      /[^\s\u202f?!/][;!?](?=\s|$)|[\p{L}»)]:(?=\s|$)|[ \u00a0][;:!?]/u,
    thousands_are_parted_by_a_narrow_space:
      /(?<!\d|\d )\d{1,3}[ .\u00a0]\d{3}(?![\d-])|(?<![\d#])\d{5,}(?! \p{Lu})/u,
    a_number_keeps_its_sign: /\d ?[%€]/,
    a_number_keeps_its_unit: /\d (km|m|min|h|Mo|Go|ko|px)(?!\p{L})|\dh(?!\p{L})|\d\u00a0h \d/u,
    o_and_e_are_bound: /coeur|oeuv|soeur|oeil|noeud|voeu|boeuf|\boeuf/i,
    capitals_keep_their_accents:
      /(?<![\p{L}\d’&+-])(A (?=\p{Ll})|Ca |(Etat|Etap|Etud|Etabl|Etre|Ecri|Ecran|Edit|Evit|Egal|Even|Evén|Equip|Electr)\p{L}*)/u,
    ranges_have_an_en_dash: /(?<![\d-])\d{1,3}-\d{1,3}(?![\d-])/,
    an_ellipsis_is_one_sign: /\.\.\./,
    spaces_are_single: / {2}/,
  },
  en: {
    apostrophes_and_quotes_are_curly: /\p{L}'|'\p{L}|"/u,
    no_space_stands_before_a_sign: /\p{L}\s[,;:!?](?=\s|$)|\u202f/u,
    ranges_have_an_en_dash: /(?<![\d-]|\) )\d{1,3}-\d{1,3}(?![\d-])/,
    dashes_are_no_hyphens: /\s--?\s/,
    an_ellipsis_is_one_sign: /\.\.\./,
    spaces_are_single: / {2}/,
  },
};

/** Typed by people and machines as they stand: options of a command, addresses, and two texts given to the letter. */
const EXEMPT_TEXTS = /^--|^https?:|^(Search|Rechercher des) articles\.\.\.$/;

function wrong(rule: RegExp, texts: Iterable<string>): string[] {
  return [...texts].filter((text) => !EXEMPT_TEXTS.test(text) && rule.test(text));
}

for (const language of ["en", "fr"] as const) {
  for (const [name, rule] of Object.entries(FORBIDDEN[language])) {
    test(`${language}: ${name}`, RENDER_TIMEOUT, async () => {
      const pages = (await everyPage()).filter((page) => page.language === language);
      expect(wrong(rule, new Set(pages.flatMap(({ document }) => textsOf(document, language))))).toEqual([]);
    });
  }
}

test.each([
  ["apostrophes_are_curly", "l'avis"],
  ["quotes_are_guillemets", 'un "avis"'],
  ["a_narrow_space_stands_inside_guillemets", "« avis »"],
  ["a_narrow_space_stands_before_double_signs", "Un avis ?"],
  ["a_narrow_space_stands_before_double_signs", "Un avis\u00a0: deux"],
  ["a_narrow_space_stands_before_double_signs", "Un avis!"],
  ["thousands_are_parted_by_a_narrow_space", "plus de 10 000 avis"],
  ["thousands_are_parted_by_a_narrow_space", "plus de 10000 avis"],
  ["a_number_keeps_its_sign", "20 %"],
  ["a_number_keeps_its_unit", "à 9 h"],
  ["o_and_e_are_bound", "au coeur"],
  ["capitals_keep_their_accents", "A propos"],
  ["capitals_keep_their_accents", "Etudes de cas"],
  ["ranges_have_an_en_dash", "de 5-10 jours"],
])("%s finds %s", (name, text) => {
  expect(wrong(FORBIDDEN.fr[name] ?? /$^/, [text])).toEqual([text]);
});
