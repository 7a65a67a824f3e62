// The words around a report.
import { useWords } from "@/lib/i18n";
import { view as en } from "./en";
import { view as fr } from "./fr";

const WORDS = { en, fr };

export type ViewWords = typeof en;

/** Texts around a report in the current language. */
export const useViewWords = () => useWords<ViewWords>(WORDS);
