// The words of the list of pages; loaded with it.
import { useWords } from "@/lib/i18n";
import { list as en } from "./en";
import { list as fr } from "./fr";

const WORDS = { en, fr };

export type ListWords = typeof en;

/** Texts of the list in the current language. */
export const useListWords = () => useWords<ListWords>(WORDS);
