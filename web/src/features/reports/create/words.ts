// The words of the dialog that makes a report.
import { useWords } from "@/lib/i18n";
import type { Language } from "@/lib/preferences";
import { create as en } from "./en";
import { create as fr } from "./fr";

const WORDS = { en, fr };

export type CreateWords = typeof en;

/** Texts of the dialog in the current language. */
export const useCreateWords = () => useWords<CreateWords>(WORDS);

/** Texts in the language of the report that is made. */
export const createWordsOf = (language: Language): CreateWords => WORDS[language];
