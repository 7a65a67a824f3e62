// Numbers, dates and times as people of each language write them.
import type { Language } from "./preferences";

const LOCALES: Record<Language, string> = { en: "en-US", fr: "fr-FR" };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The words of relative time, from the catalogue. */
export interface RelativeWords {
  just_now: string;
  hours_ago: (hours: number) => string;
  days_ago: (days: number) => string;
  never: string;
}

export type Format = ReturnType<typeof createFormat>;

/** The BCP 47 locale of a language of ours. */
export function localeOf(language: Language): string {
  return LOCALES[language];
}

/** The formatters of one language. Times are RFC 3339 text, shown in the zone of the device. */
export function createFormat(language: Language, words: RelativeWords) {
  const locale = LOCALES[language];
  const integer = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  return {
    locale,
    /** 15463 -> "15,463". */
    number: (value: number) => integer.format(value),
    /** 4 -> "4.0". */
    rating: (value: number) => oneDecimal.format(value),
    /** 0 to 100 -> "80%". */
    percent: (value: number) => percent.format(value / 100),
    date: (time: string) => day.format(new Date(time)),
    dateTime: (time: string) => moment.format(new Date(time)),
    /** Bytes -> "9.4 MB", in steps of 1,024 as the limits are. */
    megabytes: (bytes: number) =>
      `${oneDecimal.format(bytes / 1_048_576)} ${language === "fr" ? "Mo" : "MB"}`,
    list: (words: readonly string[]) => list.format(words),
    /** "Just now" under an hour, "5h ago" under a day, then "3d ago"; null is "Never". */
    relative: (time: string | null, now: Date = new Date()) => {
      if (time === null) return words.never;
      const age = now.getTime() - new Date(time).getTime();
      if (age < HOUR_MS) return words.just_now;
      if (age < DAY_MS) return words.hours_ago(Math.floor(age / HOUR_MS));
      return words.days_ago(Math.floor(age / DAY_MS));
    },
  };
}

/** Picks the right form for a count: English "1 issue", "2 issues"; French takes the singular for 0 and 1 alike. */
export function plural(language: Language, count: number, one: string, other: string): string {
  return new Intl.PluralRules(LOCALES[language]).select(count) === "one" ? one : other;
}
