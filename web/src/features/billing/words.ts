// The words of billing; loaded with it.
import { useWords } from "@/lib/i18n";
import { billing as en } from "./en";
import { billing as fr } from "./fr";

const WORDS = { en, fr };

export type BillingWords = typeof en;

/** Texts in the current language. */
export const useBillingWords = () => useWords<BillingWords>(WORDS);
