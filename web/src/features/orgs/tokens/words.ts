// The words of this part; they come with its code.
import { useWords } from "@/lib/i18n";
import { tokens as en } from "@/messages/en/tokens";
import { tokens as fr } from "@/messages/fr/tokens";

const WORDS = { en, fr };

/** The words in the language of the page. */
export const useTokenWords = (): typeof en => useWords<typeof en>(WORDS);
