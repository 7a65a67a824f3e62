// The words of the page of a post.
import { useWords } from "@/lib/i18n";
import { post as en } from "./en";
import { post as fr } from "./fr";

const WORDS = { en, fr };

/** Texts of the page in the current language. */
export const usePostWords = () => useWords<typeof en>(WORDS);
