// The words of this part; they come with its code.
import { useWords } from "@/lib/i18n";
import { emergency as en } from "./en";
import { emergency as fr } from "./fr";

const WORDS = { en, fr };

/** The words in the language of the page. */
export const useEmergencyWords = (): typeof en => useWords<typeof en>(WORDS);
