// The words of links and QR codes; loaded with them.
import { useWords } from "@/lib/i18n";
import { links as en } from "./en";
import { links as fr } from "./fr";

const WORDS = { en, fr };

export type LinkWords = typeof en;

/** Texts of links and QR codes in the current language. */
export const useLinkWords = () => useWords<LinkWords>(WORDS);
