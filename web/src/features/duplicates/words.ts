// Words of the duplicates screen; they come with its code.
import { useWords } from "@/lib/i18n";
import { duplicates as en } from "./en";
import { duplicates as fr } from "./fr";

const WORDS = { en, fr };

/** Texts in the language of the page. */
export function useDuplicateWords() {
  return useWords(WORDS);
}
