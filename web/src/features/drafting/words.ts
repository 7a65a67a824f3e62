// The words of drafting; loaded with its settings.
import { useWords } from "@/lib/i18n";
import { drafting as en } from "./en";
import { drafting as fr } from "./fr";

const WORDS = { en, fr };

export type Words = typeof en;

/** Texts of drafting in the current language. */
export const useDraftingWords = () => useWords<Words>(WORDS);
