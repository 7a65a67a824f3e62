// The words of the settings of requests; loaded with them.
import { useWords } from "@/lib/i18n";
import { settings as en } from "./en";
import { settings as fr } from "./fr";

const WORDS = { en, fr };

export type SettingsWords = typeof en;

/** Texts of the settings in the current language. */
export const useSettingsWords = () => useWords<SettingsWords>(WORDS);
