// The words of this feature; they come with its code.
import { useWords } from "@/lib/i18n";
import { webhooks as en } from "./en";
import { webhooks as fr } from "./fr";

const WORDS = { en, fr };

export type WebhookWords = typeof en;

/** The words in the language of the page. */
export const useWebhookWords = (): WebhookWords => useWords<WebhookWords>(WORDS);
