// The words of the ways in besides a password; they come with the code of the pages that say them.
import { useWords } from "@/lib/i18n";
import { signIn as en } from "./sign-in/en";
import { signIn as fr } from "./sign-in/fr";

const WORDS = { en, fr };

export type SignInWords = typeof en;

/** The words in the language of the page. */
export const useSignInWords = (): SignInWords => useWords<SignInWords>(WORDS);
