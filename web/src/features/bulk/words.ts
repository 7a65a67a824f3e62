// Words of bulk work; they come with its code.
import { useWords } from "@/lib/i18n";
import { bulk as en } from "./en";
import { bulk as fr } from "./fr";

const WORDS = { en, fr };

/** Texts in the language of the page. */
export function useBulkWords() {
  return useWords(WORDS);
}
