// Amounts of money as people of each language write them. Pure.
import type { Currency } from "./types";

const formats = new Map<string, Intl.NumberFormat>();

/** 14900 -> "$149", 11840 -> "$118.40"; in French "149 €" and "118,40 €". */
export function moneyText(minor: number, currency: string, locale: string): string {
  return formatOf(currency, locale, "stripIfInteger").format(minor / 100);
}

/** 14900 -> "$149.00", for amounts below each other. */
export function exactMoneyText(minor: number, currency: string, locale: string): string {
  return formatOf(currency, locale, "auto").format(minor / 100);
}

// Cached, because creating a formatter takes longer than using it.
function formatOf(currency: string, locale: string, trailingZeroDisplay: "auto" | "stripIfInteger") {
  const key = `${locale}/${currency}/${trailingZeroDisplay}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      style: "currency",
      currency: currency.toUpperCase(),
      trailingZeroDisplay,
    });
  formats.set(key, format);
  return format;
}

/** The currency of a language's prices. */
export const currencyOf = (language: "en" | "fr"): Currency => (language === "fr" ? "eur" : "usd");
