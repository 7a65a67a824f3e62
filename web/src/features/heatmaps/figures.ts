// Numbers of heatmaps as people of each language write them. Pure.
import type { Unit } from "./presets";

const METERS_PER_FOOT = 0.3048;
const METERS_PER_MILE = 1609.344;
/** Distances below this are in meters or feet. */
const MAX_SHORT_DISTANCE = 1000;

/** Returns a percentage with one decimal: 22.45 -> "22.4%" or "22,4 %". */
export function percentText(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(value / 100);
}

/** Returns a number with at most two decimals: 0.75 -> "0.75". */
export function decimalText(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
}

/** Words of distances. */
export interface DistanceWords {
  meters: (text: string) => string;
  kilometers: (text: string) => string;
  feet: (text: string) => string;
  miles: (text: string) => string;
}

/** Returns a distance in the system of a unit: "333 m", "1.3 km", "1,760 ft", "0.8 mi". */
export function distanceText(meters: number, unit: Unit, words: DistanceWords, locale: string): string {
  const whole = (value: number) => Math.round(value).toLocaleString(locale);
  const oneDecimal = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 1 });
  if (unit === "km") {
    return meters < MAX_SHORT_DISTANCE
      ? words.meters(whole(meters))
      : words.kilometers(oneDecimal(meters / MAX_SHORT_DISTANCE));
  }
  const feet = meters / METERS_PER_FOOT;
  return feet < MAX_SHORT_DISTANCE
    ? words.feet(whole(feet))
    : words.miles(oneDecimal(meters / METERS_PER_MILE));
}
