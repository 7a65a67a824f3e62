// The words of this part; they come with its code.
import { useWords } from "@/lib/i18n";
import { audit as en } from "@/messages/en/audit";
import { audit as fr } from "@/messages/fr/audit";

const WORDS = { en, fr };

export type AuditWords = typeof en;

/** The words in the language of the page. */
export const useAuditWords = (): AuditWords => useWords<AuditWords>(WORDS);
