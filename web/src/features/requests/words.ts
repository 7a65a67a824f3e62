// The words that all tabs of the requests share; each tab has its own beside its code.
import { useWords } from "@/lib/i18n";
import { requests as en } from "./en";
import { requests as fr } from "./fr";

const WORDS = { en, fr };

export type RequestsWords = typeof en;

/** Texts of the page in the current language. */
export const useRequestsWords = () => useWords<RequestsWords>(WORDS);
