// The words of this part; they come with its code.
import { useWords } from "@/lib/i18n";
import { clients as en } from "./en";
import { clients as fr } from "./fr";

const WORDS = { en, fr };

/** Texts of the page in the current language. */
export const useClientsWords = () => useWords<typeof en>(WORDS);
