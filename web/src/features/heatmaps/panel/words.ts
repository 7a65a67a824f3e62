// The words of the page of a panel; loaded with it.
import { useWords } from "@/lib/i18n";
import { panel as en, type PanelWords } from "./en";
import { panel as fr } from "./fr";

const WORDS = { en, fr };

/** Texts of the page of a panel in the current language. */
export const usePanelWords = () => useWords<PanelWords>(WORDS);
