// Numbers of a report as people write them. Pure.
import type { Format } from "@/lib/format";
import type { Unit } from "../types";
import type { sheet } from "./en";

type Words = Pick<typeof sheet, "hours">;

/** Returns a value with its unit. */
export function valueText(value: number, unit: Unit, format: Format, words: Words): string {
  switch (unit) {
    case "percent":
      return format.percent(value);
    case "rating":
    case "rank":
      return format.rating(value);
    case "hours":
      return words.hours(format.number(value));
    case "points":
      return format.number(value);
    default:
      return Number.isInteger(value) ? format.number(value) : format.rating(value);
  }
}

/** Returns true for a day such as 2026-11-03. */
export const isDay = (label: string) => /^\d{4}-\d{2}-\d{2}$/.test(label);
