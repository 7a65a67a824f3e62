// The country of a new user, as far as the browser knows it.

import { COUNTRY_CODES } from "@/lib/country-codes";

/** A locale of a region that knows the time zones of the region, by a method or, in older browsers, a property. */
type RegionLocale = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] };

/**
 * Returns the ISO 3166-1 code of the country whose time zone this is, else the region of the first language that names
 * one; null when neither is known.
 */
export function homeCountry(
  timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone,
  languages: readonly string[] = navigator.languages,
): string | null {
  const regions = languages.map((language) => new Intl.Locale(language).region).filter((code) => code);
  const hasZone = (code: string) => {
    const locale: RegionLocale = new Intl.Locale(`und-${code}`);
    return (locale.getTimeZones?.() ?? locale.timeZones)?.includes(timeZone) ?? false;
  };
  // A region of one's languages comes first: several countries share a time zone.
  const likely = regions.filter((code): code is string => code !== undefined && COUNTRY_CODES.includes(code));
  return [...likely, ...COUNTRY_CODES].find(hasZone) ?? likely[0] ?? null;
}
