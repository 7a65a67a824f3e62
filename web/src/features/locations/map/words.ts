// Words of the map of locations; they come with its code.
import { useWords } from "@/lib/i18n";
import { map as en } from "./en";
import { map as fr } from "./fr";

const WORDS = { en, fr };

/** Texts in the language of the page. */
export function useMapViewWords() {
  return useWords(WORDS);
}
