// The words of the dialog that asks one person; loaded with it.
import { useWords } from "@/lib/i18n";
import { ask as en } from "./en";
import { ask as fr } from "./fr";

const WORDS = { en, fr };

export type AskWords = typeof en;

/** Texts of the dialog in the current language. */
export const useAskWords = () => useWords<AskWords>(WORDS);
