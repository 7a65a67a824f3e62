// The words of the profile; they come with its code.
import { useWords } from "@/lib/i18n";
import type { Language } from "@/lib/preferences";
import { profile as en } from "./en";
import { profile as fr } from "./fr";

const WORDS: Record<Language, typeof en> = { en, fr };

/** Returns the texts in a newly chosen language. */
export const profileWords = (language: Language) => WORDS[language];

/** Texts of the profile in the current language. */
export const useProfileWords = () => useWords<typeof en>(WORDS);
