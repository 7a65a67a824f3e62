// The words of the profile; they come with its code.
import { useWords } from "@/lib/i18n";
import type { Language } from "@/lib/preferences";
import { profile as en } from "./en";
import { profile as fr } from "./fr";

const WORDS: Record<Language, typeof en> = { en, fr };

/** What it says in a language that is about to be spoken. */
export const profileWords = (language: Language) => WORDS[language];

/** What the profile says, in the current language. */
export const useProfileWords = () => useWords<typeof en>(WORDS);
