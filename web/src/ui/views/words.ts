// The words of saved views; loaded with their menu and dialogs.
import { useWords } from "@/lib/i18n";
import { views as en } from "@/messages/en/views";
import { views as fr } from "@/messages/fr/views";

const WORDS = { en, fr };

/** Texts of saved views in the current language. */
export const useViewsWords = () => useWords<typeof en>(WORDS);
