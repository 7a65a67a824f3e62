// The words of the editor of a page; loaded with it.
import { useWords } from "@/lib/i18n";
import { editor as en } from "./en";
import { editor as fr } from "./fr";

const WORDS = { en, fr };

export type EditorWords = typeof en;

/** Texts of the editor in the current language. */
export const useEditorWords = () => useWords<EditorWords>(WORDS);
