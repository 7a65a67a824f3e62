// Words of a change and its band of noise. Pure.
import type { MetricChange } from "./api";
import type { HeatmapsWords } from "./words";

/** Direction of a change, for color and arrow; "none" within the noise. */
export type Direction = "better" | "worse" | "none";

const DIGITS = 1;

/** Returns the direction. A change within the band has none; a lower average rank is better. */
export function directionOf({ delta, verdict }: MetricChange, isLowerBetter: boolean): Direction {
  if (verdict !== "real" || delta === 0) return "none";
  return delta < 0 === isLowerBetter ? "better" : "worse";
}

/** Returns a change as text: "+12.2, real", "+4.1, possibly real", or "within noise". */
export function changeText(change: MetricChange, words: HeatmapsWords, locale: string): string {
  const { verdicts } = words;
  if (change.verdict === "noise") return verdicts.noise;
  return verdicts[change.verdict](signed(change.delta, locale));
}

/** Returns the explanation of a change: its size beside the band. */
export function bandText(change: MetricChange, words: HeatmapsWords, locale: string): string {
  return words.verdicts.band(signed(change.delta, locale), number(change.band, locale));
}

function signed(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: DIGITS,
    maximumFractionDigits: DIGITS,
    signDisplay: "exceptZero",
  }).format(value);
}

function number(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: DIGITS,
    maximumFractionDigits: DIGITS,
  }).format(value);
}
