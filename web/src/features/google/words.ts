// The words of this feature; they come with its code.
import { useWords } from "@/lib/i18n";
import { google as en } from "@/messages/en/google";
import { google as fr } from "@/messages/fr/google";

const WORDS = { en, fr };

export type GoogleWords = typeof en;

/** The words in the language of the page. */
export const useGoogleWords = (): GoogleWords => useWords<GoogleWords>(WORDS);

/** The sentence for one of Google's codes; nothing for one that is not ours. */
export function googleText(words: GoogleWords, code: string | null | undefined): string | undefined {
  if (!code || !Object.hasOwn(words.errors, code)) return undefined;
  return words.errors[code as keyof GoogleWords["errors"]];
}
