// Figures of topics. Pure.
import type { Schemas } from "@/lib/api";

type Figures = Schemas["ReviewTopicFigures"];

/** Minimum change in reviews that counts as a trend. */
const MIN_CHANGE = 2;
/** Minimum change as a share of the period before. */
const MIN_SHARE = 0.2;

/** Returns the number of reviews that mention a topic. */
export function totalOf({ positive, neutral, negative }: Figures["count"]): number {
  return positive + neutral + negative;
}

/** Returns the direction in which a topic is mentioned more or less than in the period before. */
export function changeOf({ count, before }: Pick<Figures, "count" | "before">): "up" | "down" | "same" {
  const change = totalOf(count) - totalOf(before);
  if (Math.abs(change) < Math.max(MIN_CHANGE, MIN_SHARE * totalOf(before))) return "same";
  return change > 0 ? "up" : "down";
}
