// The words of contacts; loaded with it.
import { useWords } from "@/lib/i18n";
import { contacts as en } from "./en";
import { contacts as fr } from "./fr";

const WORDS = { en, fr };

export type ContactWords = typeof en;

/** Texts of contacts in the current language. */
export const useContactWords = () => useWords<ContactWords>(WORDS);
