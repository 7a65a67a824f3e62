// The words of the dialog that shares a report or a heatmap.
import { useWords } from "@/lib/i18n";
import { share as en } from "./en";
import { share as fr } from "./fr";

const WORDS = { en, fr };

/** Texts of the dialog in the current language. */
export const useShareWords = () => useWords<typeof en>(WORDS);
