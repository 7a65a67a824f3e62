// Texts of the list's menus and their dialogs; loaded with their code.
import { useWords } from "@/lib/i18n";
import { list as en } from "./en";
import { list as fr } from "./fr";

const WORDS = { en, fr };

/** Texts in the language of the page. */
export function useListWords() {
  return useWords(WORDS);
}
