// The words of this feature; they come with its code.
import { useWords } from "@/lib/i18n";
import { scim as en, type ScimWords } from "./en";
import { scim as fr } from "./fr";

const WORDS = { en, fr } satisfies Record<string, ScimWords>;

/** The words in the language of the page. */
export const useScimWords = (): ScimWords => useWords<ScimWords>(WORDS);
