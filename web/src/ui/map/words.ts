// The words of maps.
import { useWords } from "@/lib/i18n";
import { map as en } from "@/messages/en/map";
import { map as fr } from "@/messages/fr/map";

const WORDS = { en, fr };

/** Texts of maps in the current language. */
export const useMapWords = () => useWords(WORDS);
