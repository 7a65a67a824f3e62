// The words of this feature; they come with its code.
import { useWords } from "@/lib/i18n";
import { assistants as en } from "./en";
import { assistants as fr } from "./fr";

/** The texts of a tree, whatever they say. */
type Texts<T> = T extends string
  ? string
  : T extends readonly string[]
    ? { readonly [K in keyof T]: string }
    : { readonly [K in keyof T]: Texts<T[K]> };

export type AssistantWords = Texts<typeof en>;

const WORDS = { en, fr } satisfies Record<string, AssistantWords>;

/** The words in the language of the page. */
export const useAssistantWords = (): AssistantWords => useWords<AssistantWords>(WORDS);
