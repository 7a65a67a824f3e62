// The words of this feature; they come with its code.
import { useWords } from "@/lib/i18n";
import { plan as en } from "./en";
import { plan as fr } from "./fr";

const WORDS = { en, fr };

export type PlanWords = typeof en;

/** The words in the language of the page. */
export const usePlanWords = (): PlanWords => useWords<PlanWords>(WORDS);
