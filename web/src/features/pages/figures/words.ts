// The words of the figures of pages; loaded with them.
import { useWords } from "@/lib/i18n";
import { figures as en } from "./en";
import { figures as fr } from "./fr";

const WORDS = { en, fr };

export type FiguresWords = typeof en;

/** Texts of the figures in the current language. */
export const useFiguresWords = () => useWords<FiguresWords>(WORDS);
