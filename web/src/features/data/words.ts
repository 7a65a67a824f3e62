// The words of this part; they come with its code.
import { useWords } from "@/lib/i18n";
import { data as en } from "./en";
import { data as fr } from "./fr";

const WORDS = { en, fr };

/** The words in the language of the page. */
export const useDataWords = (): typeof en => useWords<typeof en>(WORDS);
