// Texts of user provisioning (SCIM), loaded with its code.
import { useWords } from "@/lib/i18n";
import { scim as en, type ScimWords } from "./en";
import { scim as fr } from "./fr";

const WORDS = { en, fr } satisfies Record<string, ScimWords>;

/** Returns the texts in the current language. */
export const useScimWords = (): ScimWords => useWords<ScimWords>(WORDS);
