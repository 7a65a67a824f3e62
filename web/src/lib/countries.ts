// Countries, named in the reader's language by the browser.
import { COUNTRY_CODES } from "./country-codes";

/** Every country as a choice, in the order of its name. */
export function countryChoices(locale: string): { id: string; label: string }[] {
  const names = new Intl.DisplayNames([locale], { type: "region" });
  const collator = new Intl.Collator(locale);
  return COUNTRY_CODES.map((id) => ({ id, label: names.of(id) ?? id })).sort((a, b) =>
    collator.compare(a.label, b.label),
  );
}

/** The name of a country by its code; the code itself when unknown. */
export function countryName(code: string, locale: string): string {
  return COUNTRY_CODES.includes(code)
    ? (new Intl.DisplayNames([locale], { type: "region" }).of(code) ?? code)
    : code;
}
