// The words of this feature; they come with its code.
import { useWords } from "@/lib/i18n";
import { apiReference as en } from "@/messages/en/api-reference";
import { apiReference as fr } from "@/messages/fr/api-reference";

const WORDS = { en, fr };

export type ReferenceWords = typeof en;

/** The words in the language of the page. */
export const useReferenceWords = (): ReferenceWords => useWords<ReferenceWords>(WORDS);
