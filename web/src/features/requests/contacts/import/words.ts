// The words of the import of contacts; loaded with it.
import { useWords } from "@/lib/i18n";
import { importing as en } from "./en";
import { importing as fr } from "./fr";

const WORDS = { en, fr };

export type ImportWords = typeof en;

/** Texts of the import in the current language. */
export const useImportWords = () => useWords<ImportWords>(WORDS);
