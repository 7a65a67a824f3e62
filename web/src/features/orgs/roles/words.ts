// The words of roles; they come with their code.
import { useWords } from "@/lib/i18n";
import { roles as en, type RoleWords } from "./en";
import { roles as fr } from "./fr";

const WORDS = { en, fr } satisfies Record<string, RoleWords>;

/** The words in the language of the page. */
export const useRoleWords = (): RoleWords => useWords<RoleWords>(WORDS);
