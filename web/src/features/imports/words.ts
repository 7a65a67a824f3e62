// The words of the import come with its dialog, not with the first view.
import { useMemo } from "react";
import { useMessages, useWords } from "@/lib/i18n";
import type { Messages } from "@/messages/en";
import { imports as en } from "./en";
import { imports as fr } from "./fr";
import { type ImportKind, useKind } from "./kind";
import { reviewImports as reviewsEn } from "./reviews-en";
import { reviewImports as reviewsFr } from "./reviews-fr";

const WORDS = { locations: { en, fr }, reviews: { en: reviewsEn, fr: reviewsFr } };

/** The catalog with the words of the import in it. */
export type ImportMessages = ReturnType<typeof withImports>;

/** Adds the words of the import to a catalog of the same language. */
export function withImports(messages: Messages, imports: typeof en) {
  return { ...messages, locations: { ...messages.locations, imports } };
}

/** The catalog of the current language with the words of the import in it; of the dialog's kind unless one is named. */
export function useImportMessages(kind?: ImportKind): ImportMessages {
  const messages = useMessages();
  const around = useKind();
  const imports = useWords(WORDS[kind ?? around]);
  return useMemo(() => withImports(messages, imports), [messages, imports]);
}
