// The words of the settings of the site; loaded with them.
import { useWords } from "@/lib/i18n";
import { site as en } from "./en";
import { site as fr } from "./fr";

const WORDS = { en, fr };

export type SiteWords = typeof en;

/** Texts of the settings in the current language. */
export const useSiteWords = () => useWords<SiteWords>(WORDS);
