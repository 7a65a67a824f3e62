// The words of the opening hours.
import { useWords } from "@/lib/i18n";
import { hours as en } from "./en";
import { hours as fr } from "./fr";

const WORDS = { en, fr };

export type HoursWords = typeof en;

/** Texts of the opening hours in the current language. */
export const useHoursWords = () => useWords<HoursWords>(WORDS);
