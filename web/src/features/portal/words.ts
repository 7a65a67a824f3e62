// The words of this feature; they come with its code.
import { useWords } from "@/lib/i18n";
import { portal as en, type PortalWords } from "./en";
import { portal as fr } from "./fr";

const WORDS = { en, fr } satisfies Record<string, PortalWords>;

/** The words in the language of the page. */
export const usePortalWords = (): PortalWords => useWords<PortalWords>(WORDS);
