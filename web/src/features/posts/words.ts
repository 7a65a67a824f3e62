// The words that all views of posts share; the composer and the page of a post have more beside their code.
import { useWords } from "@/lib/i18n";
import { posts as en } from "./en";
import { posts as fr } from "./fr";

const WORDS = { en, fr };

/** Texts of posts in the current language. */
export const usePostsWords = () => useWords<typeof en>(WORDS);
