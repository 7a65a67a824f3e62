// The words on the paper of a report.
import { useWords } from "@/lib/i18n";
import type { Language } from "@/lib/preferences";
import { sheet as en } from "./en";
import { sheet as fr } from "./fr";

const WORDS = { en, fr };

export type SheetWords = typeof en;

/** Texts on the paper, in the language of the report. */
export const useSheetWords = () => useWords<SheetWords>(WORDS);

/** Returns the texts beside the paper of a report, in the language of the report. */
export const sheetWordsOf = (language: Language): SheetWords => WORDS[language];
