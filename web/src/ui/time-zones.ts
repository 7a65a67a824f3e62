// The time zones that this browser knows, as people look for them.
import type { Choice } from "./list-box";

/** Every zone by its IANA name, with how far its clocks are from Greenwich at `now`. */
export function timeZoneChoices(locale: string, now: Date): Choice[] {
  return Intl.supportedValuesOf("timeZone").map((id) => ({ id, label: timeZoneLabel(id, locale, now) }));
}

/** "Europe/Paris (UTC+1)". A zone that this browser does not know is its name. */
export function timeZoneLabel(id: string, locale: string, now: Date): string {
  const name = id.replaceAll("_", " ");
  const offset = offsetOf(id, locale, now);
  return offset ? `${name} (${offset})` : name;
}

/** Returns the zone with the typed label or name; null for none. */
export function findTimeZone(text: string, choices: readonly Choice[]): string | null {
  const typed = fold(text);
  return choices.find(({ id, label }) => fold(label) === typed || fold(id) === typed)?.id ?? null;
}

const fold = (text: string) => text.trim().toLowerCase().replaceAll("_", " ");

function offsetOf(timeZone: string, locale: string, now: Date): string | undefined {
  try {
    const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "shortOffset" });
    return format.formatToParts(now).find(({ type }) => type === "timeZoneName")?.value;
  } catch {
    return undefined;
  }
}
