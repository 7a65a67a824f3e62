// The words of this feature; they come with its code.
import { useWords } from "@/lib/i18n";
import { apiReference as en } from "./en";
import { apiReference as fr } from "./fr";

const WORDS = { en, fr };

export type ReferenceWords = typeof en;

/** The words in the language of the page. */
export const useReferenceWords = (): ReferenceWords => useWords<ReferenceWords>(WORDS);
