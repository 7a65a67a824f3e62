// The words of this feature; they come with its code.
import { useWords } from "@/lib/i18n";
import { type DomainWords, domains as en } from "./en";
import { domains as fr } from "./fr";

const WORDS = { en, fr } satisfies Record<string, DomainWords>;

/** The words in the language of the page. */
export const useDomainWords = (): DomainWords => useWords<DomainWords>(WORDS);
