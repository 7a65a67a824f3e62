// The words of this feature; they come with its code.
import { useWords } from "@/lib/i18n";
import { sso as en, type SsoWords } from "./en";
import { sso as fr } from "./fr";

const WORDS = { en, fr } satisfies Record<string, SsoWords>;

/** The words in the language of the page. */
export const useSsoWords = (): SsoWords => useWords<SsoWords>(WORDS);
