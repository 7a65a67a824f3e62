// The words of the crisis screen; loaded with it.
import { useWords } from "@/lib/i18n";
import { crisis as en } from "./en";
import { crisis as fr } from "./fr";

const WORDS = { en, fr };

export type CrisisWords = typeof en;

/** Texts of the crisis screen in the current language. */
export const useCrisisWords = () => useWords<CrisisWords>(WORDS);
