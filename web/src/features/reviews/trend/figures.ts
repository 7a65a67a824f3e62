// Figures of the reviews by month. Pure.
import type { Schemas } from "@/lib/api";
import { type ReviewSource, SOURCES } from "../search";

/** Reviews of the last twelve months. */
export type ReviewTrend = Schemas["ReviewTrend"];
/** Number of reviews, or the average of their ratings. */
export const MEASURES = ["reviews", "average"] as const;
export type Measure = (typeof MEASURES)[number];

/** Returns the sources with a review in the twelve months, in the order of the filter. */
export function sourcesOf({ months }: ReviewTrend): ReviewSource[] {
  return SOURCES.filter((source) => months[0]?.sources.some((of) => of.source === source));
}

/** Returns the figures of a source by time, or those of all sources together; null where there is no rating. */
export function valuesOf(
  { months }: ReviewTrend,
  measure: Measure,
  source: ReviewSource | undefined,
): (number | null)[] {
  return months.map((month) => {
    const of = source === undefined ? month : month.sources.find((each) => each.source === source);
    return of?.[measure] ?? null;
  });
}
