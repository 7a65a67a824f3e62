// The words of campaigns; loaded with them.
import { useWords } from "@/lib/i18n";
import { campaigns as en } from "./en";
import { campaigns as fr } from "./fr";

const WORDS = { en, fr };

/** Texts of campaigns in the current language. */
export const useCampaignWords = () => useWords<typeof en>(WORDS);
