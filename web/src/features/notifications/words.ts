// The words of this feature; they come with its code.
import { useWords } from "@/lib/i18n";
import { notifications as en } from "./en";
import { notifications as fr } from "./fr";

const WORDS = { en, fr };

export type NotificationWords = typeof en;

/** The words in the language of the page. */
export const useNotificationWords = (): NotificationWords => useWords<NotificationWords>(WORDS);
