// The language of the page: its catalog, its formatters, and the way to change it.
import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { I18nProvider } from "react-aria-components";
import type { Messages } from "@/messages/en";
import { createFormat, type Format, localeOf } from "./format";
import { type Language, rememberLanguage } from "./preferences";

interface I18n {
  language: Language;
  messages: Messages;
  format: Format;
  setLanguage: (language: Language) => Promise<void>;
  /** Shows times in the zone of this IANA name; null for that of the device. */
  setTimeZone: (timeZone: string | null) => void;
}

const Context = createContext<I18n | null>(null);

/** Loads one catalog; each is its own file, fetched only when it is spoken. */
export async function loadMessages(language: Language): Promise<Messages> {
  return language === "fr" ? (await import("@/messages/fr")).fr : (await import("@/messages/en")).en;
}

/** Speaks `initial` until someone changes the language. */
export function LanguageProvider({
  initial,
  children,
}: {
  initial: { language: Language; messages: Messages };
  children: ReactNode;
}) {
  const [{ language, messages }, setCurrent] = useState(initial);
  const [timeZone, setTimeZone] = useState<string | null>(null);
  const value = useMemo<I18n>(
    () => ({
      language,
      messages,
      format: createFormat(language, messages.ui.relative, timeZone),
      setLanguage: async (next) => {
        rememberLanguage(next);
        document.documentElement.lang = next;
        setCurrent({ language: next, messages: await loadMessages(next) });
      },
      setTimeZone,
    }),
    [language, messages, timeZone],
  );
  return (
    <Context value={value}>
      <I18nProvider locale={localeOf(language)}>{children}</I18nProvider>
    </Context>
  );
}

/** Language and how to change it. */
export function useI18n(): I18n {
  const value = use(Context);
  if (!value) throw new Error("useI18n needs a LanguageProvider above it");
  return value;
}

/** The catalog of the current language. */
export function useMessages(): Messages {
  return useI18n().messages;
}

/** The formatters of the current language. */
export function useFormat(): Format {
  return useI18n().format;
}

/**
 * The words of a part that is loaded on demand. They come with its code in both languages, rather than with the
 * catalog of the first view: `useWords({ en, fr })`.
 */
export function useWords<Words>(words: Readonly<Record<Language, Words>>): Words {
  return words[useI18n().language];
}
