// Texts of the map of locations, loaded with its code.
import { useWords } from "@/lib/i18n";
import { map as en } from "./en";
import { map as fr } from "./fr";

const WORDS = { en, fr };

/** Returns the texts in the current language. */
export function useMapViewWords() {
  return useWords(WORDS);
}
