// Numbers, dates and times as people of each language write them.
import type { Language } from "./preferences";

const LOCALES: Record<Language, string> = { en: "en-US", fr: "fr-FR" };
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The words of relative time, from the catalog. */
export interface RelativeWords {
  just_now: string;
  minutes_ago: (minutes: number) => string;
  hours_ago: (hours: number) => string;
  days_ago: (days: number) => string;
  never: string;
}

export type Format = ReturnType<typeof createFormat>;

/** The BCP 47 locale of a language of ours. */
export function localeOf(language: Language): string {
  return LOCALES[language];
}

/** French writes the first day of a month as an ordinal, which the formatters do not. */
export function withOrdinal(text: string, locale: string): string {
  return locale === LOCALES.fr ? text.replace(/(^|\s)1(?=\s\p{L})/gu, "$11er") : text;
}

/**
 * Returns the formatters of a language. Times are RFC 3339 texts, formatted in the IANA time zone; in the device's zone
 * if it is missing or unknown.
 */
export function createFormat(language: Language, words: RelativeWords, timeZone: string | null = null) {
  const locale = LOCALES[language];
  const zone = zoneOf(timeZone);
  const integer = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const atMostOneDecimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium", ...zone });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", ...zone });
  const shortMoment = new Intl.DateTimeFormat(locale, { dateStyle: "short", timeStyle: "short", ...zone });
  // A date without a time is the same day everywhere: it must not move with the zone of the device.
  const wholeDay = new Intl.DateTimeFormat(locale, {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  const wholeDayAndYear = new Intl.DateTimeFormat(locale, {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  const wholeMonth = new Intl.DateTimeFormat(locale, { month: "short", year: "numeric", timeZone: "UTC" });
  const shortDay = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" });
  const clock = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  const colon = language === "fr" ? "\u00a0: " : ": ";
  // The narrow space before AM and PM lets a line break there.
  const withoutBreak = (text: string) => text.replace(/\s(?=[AP]M\b)/u, "\u00a0");
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  return {
    locale,
    /** 15463 -> "15,463". */
    number: (value: number) => integer.format(value),
    /** 4 -> "4.0". */
    rating: (value: number) => oneDecimal.format(value),
    /** 20 -> "20", 4.25 -> "4.3". */
    decimal: (value: number) => atMostOneDecimal.format(value),
    /** 0 to 100 -> "80%". */
    percent: (value: number) => percent.format(value / 100),
    date: (time: string) => withOrdinal(day.format(new Date(time)), locale),
    dateTime: (time: string) => withoutBreak(withOrdinal(moment.format(new Date(time)), locale)),
    /** Date and time on one short line, with the month as a number. */
    shortDateTime: (time: string) => withoutBreak(shortMoment.format(new Date(time))),
    /** "2026-11-03" -> "Tue, Nov 3". */
    day: (date: string) => withOrdinal(wholeDay.format(new Date(`${date}T00:00:00Z`)), locale),
    /** "2026-11-03" -> "Tue, Nov 3, 2026". */
    dayAndYear: (date: string) => withOrdinal(wholeDayAndYear.format(new Date(`${date}T00:00:00Z`)), locale),
    /** "2026-11-03" -> "Nov 3". */
    shortDay: (date: string) => withOrdinal(shortDay.format(new Date(`${date}T00:00:00Z`)), locale),
    /** "2026-11-03" -> "Tuesday". */
    weekday: (date: string) => weekday.format(new Date(`${date}T00:00:00Z`)),
    /** "17:30" -> "5:30 PM"; "24:00" is midnight. */
    time: (time: string) =>
      withoutBreak(clock.format(new Date(`1970-01-01T${time === "24:00" ? "00:00" : time}:00Z`))),
    /** Bytes -> "9.4 MB", or "10 MB" where nothing is left over, in steps of 1,024 as the limits are. */
    megabytes: (bytes: number) =>
      `${atMostOneDecimal.format(bytes / 1_048_576)} ${language === "fr" ? "Mo" : "MB"}`,
    /** "2026-11" -> "Nov 2026". */
    month: (month: string) => wholeMonth.format(new Date(`${month}-01T00:00:00Z`)),
    list: (words: readonly string[]) => list.format(words),
    /** A label and its value: "Phone: 5", "Téléphone : 5". */
    pair: (label: string, value: string) => `${label}${colon}${value}`,
    /** The colon after a label, with its spaces. */
    colon,
    /** Formats the last sync of a location: "Just now" under an hour, then like `ago`; null is "Never". */
    relative: (time: string | null, now: Date = new Date()) => {
      if (time === null) return words.never;
      const age = now.getTime() - new Date(time).getTime();
      return age < HOUR_MS ? words.just_now : ageText(age, words);
    },
    /** "Just now" under a minute, "5m ago" under an hour, "5h ago" under a day, then "3d ago". */
    ago: (time: string, now: Date = new Date()) => ageText(now.getTime() - new Date(time).getTime(), words),
  };
}

function ageText(age: number, words: RelativeWords): string {
  if (age < MINUTE_MS) return words.just_now;
  if (age < HOUR_MS) return words.minutes_ago(Math.floor(age / MINUTE_MS));
  if (age < DAY_MS) return words.hours_ago(Math.floor(age / HOUR_MS));
  return words.days_ago(Math.floor(age / DAY_MS));
}

function zoneOf(timeZone: string | null): { timeZone?: string } {
  if (timeZone === null) return {};
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return { timeZone };
  } catch {
    return {};
  }
}

// Created once, because creating formatters is slow and every row of a list uses them.
const PLURALS: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules(LOCALES.en),
  fr: new Intl.PluralRules(LOCALES.fr),
};

/** Picks the right form for a count: English "1 issue", "2 issues"; French takes the singular for 0 and 1 alike. */
export function plural(language: Language, count: number, one: string, other: string): string {
  return PLURALS[language].select(count) === "one" ? one : other;
}
