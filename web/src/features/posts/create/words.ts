// The words of the composer.
import { useWords } from "@/lib/i18n";
import { composer as en } from "./en";
import { composer as fr } from "./fr";

const WORDS = { en, fr };

/** Texts of the composer in the current language. */
export const useComposerWords = () => useWords<typeof en>(WORDS);
