// The words of private feedback; loaded with it.
import { useWords } from "@/lib/i18n";
import { feedback as en } from "./en";
import { feedback as fr } from "./fr";

const WORDS = { en, fr };

export type FeedbackWords = typeof en;

/** Texts of private feedback in the current language. */
export const useFeedbackWords = () => useWords<FeedbackWords>(WORDS);
