// Language of the app: its catalog, its formatters, and the function that changes it.
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

/** Loads the catalog of a language. Each catalog is a chunk of its own, loaded on demand. */
export async function loadMessages(language: Language): Promise<Messages> {
  return language === "fr" ? (await import("@/messages/fr")).fr : (await import("@/messages/en")).en;
}

/** Provides the language, starting with `initial`. */
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

/** Returns the language, and the functions that change it and the time zone. */
export function useI18n(): I18n {
  const value = use(Context);
  if (!value) throw new Error("useI18n needs a LanguageProvider above it");
  return value;
}

/** Returns the catalog of the current language. */
export function useMessages(): Messages {
  return useI18n().messages;
}

/** Returns the formatters of the current language. */
export function useFormat(): Format {
  return useI18n().format;
}

/**
 * Returns the texts of a part that is loaded on demand. They are loaded with its code in both languages, and not with
 * the catalog of the first view: `useWords({ en, fr })`.
 */
export function useWords<Words>(words: Readonly<Record<Language, Words>>): Words {
  return words[useI18n().language];
}
