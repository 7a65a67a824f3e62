// The words of the reviews by month; loaded with them.
import { useWords } from "@/lib/i18n";
import { trend as en } from "./en";
import { trend as fr } from "./fr";

const WORDS = { en, fr };

export type TrendWords = typeof en;

/** Texts of the reviews by month in the current language. */
export const useTrendWords = () => useWords<TrendWords>(WORDS);
