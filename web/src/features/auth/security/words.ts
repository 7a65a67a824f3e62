// The words of this part; they come with its code.
import { useWords } from "@/lib/i18n";
import { security as en } from "./en";
import { security as fr } from "./fr";

const WORDS = { en, fr };

export type SecurityWords = typeof en;

/** The words in the language of the page. */
export const useSecurityWords = (): SecurityWords => useWords<SecurityWords>(WORDS);
