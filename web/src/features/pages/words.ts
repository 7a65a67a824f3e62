// The words that all screens of local pages share; each part has its own beside its code.
import { useWords } from "@/lib/i18n";
import { pages as en } from "./en";
import { pages as fr } from "./fr";

const WORDS = { en, fr };

export type PagesWords = typeof en;

/** Texts of the screens in the current language. */
export const usePagesWords = () => useWords<PagesWords>(WORDS);
