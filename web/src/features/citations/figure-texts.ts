// Texts of the four figures. Pure.
import type { Format } from "@/lib/format";
import type { Scores, Summary } from "./types";
import type { CitationsWords } from "./words";

/** The figures in the order in which they are shown. */
export const FIGURES = ["score", "accuracy", "coverage", "checked"] as const;
export type Figure = (typeof FIGURES)[number];

/** The figures of one location, or their means over all. */
export type FigureValues = Scores | Summary;

/** Scores are numbers of 100, shares percentages; "–" while nothing is checked. */
export function figureText(figure: Figure, values: Pick<Scores, Figure>, format: Format): string {
  const value = values[figure];
  if (value === null) return "–";
  return figure === "score" || figure === "accuracy" ? format.rating(value) : format.percent(value);
}

/** Returns the meaning of a figure in a few words. */
export function noteText(figure: Figure, values: FigureValues, { figures: words }: CitationsWords): string {
  if (values[figure] === null) return words.none;
  if (figure === "score") return words.score_note;
  if (figure === "accuracy") return words.accuracy_note;
  if ("applicable" in values) {
    return figure === "coverage"
      ? words.coverage_note(values.found, values.checked_count)
      : words.checked_note(values.checked_count, values.applicable);
  }
  return figure === "coverage" ? words.coverage_mean : words.mean(values.checked_locations);
}
