// The words of this part; they come with its code.
import { useWords } from "@/lib/i18n";
import { data as en } from "@/messages/en/data";
import { data as fr } from "@/messages/fr/data";

const WORDS = { en, fr };

/** The words in the language of the page. */
export const useDataWords = (): typeof en => useWords<typeof en>(WORDS);
