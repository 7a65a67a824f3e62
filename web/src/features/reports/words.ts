// The words of the reports; loaded with them.
import { useWords } from "@/lib/i18n";
import { reports as en } from "./en";
import { reports as fr } from "./fr";

const WORDS = { en, fr };

export type ReportsWords = typeof en;

/** Texts of the list in the current language. */
export const useReportsWords = () => useWords<ReportsWords>(WORDS);
