// The words of this feature; they come with its code.
import { useWords } from "@/lib/i18n";
import { type AssistantWords, assistants as en } from "./en";
import { assistants as fr } from "./fr";

const WORDS = { en, fr } satisfies Record<string, AssistantWords>;

/** The words in the language of the page. */
export const useAssistantWords = (): AssistantWords => useWords<AssistantWords>(WORDS);
