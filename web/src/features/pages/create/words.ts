// The words of the dialog that creates the site; loaded with it.
import { useWords } from "@/lib/i18n";
import { create as en } from "./en";
import { create as fr } from "./fr";

const WORDS = { en, fr };

export type CreateWords = typeof en;

/** Texts of the dialog in the current language. */
export const useCreateWords = () => useWords<CreateWords>(WORDS);
