// Limits of the plan and their use, as the screen lists them.
import type { PlanUse } from "@/features/orgs/plan/api";

/** Limits that are counted, in the order of the screen. */
const COUNTED = ["locations", "directories", "landing_pages"] as const;

/** Features that a plan has or lacks. */
const FEATURES = [
  "requests",
  "citations",
  "pages",
  "heatmaps",
  "post_scheduling",
  "drafting",
  "other_reviews",
  "white_label",
  "api",
] as const;

export type PlanFeature = (typeof FEATURES)[number];

/** Counted limits; null is unlimited as a limit, and unknown as a figure. */
export function countedOf({ limits, used }: PlanUse) {
  const counts: Partial<Record<(typeof COUNTED)[number], number>> = used;
  return COUNTED.map((key) => ({ key, used: counts[key] ?? null, most: limits[key] }));
}

/** Features of the plan; included ones first. */
export function featuresOf({ limits }: Pick<PlanUse, "limits">) {
  const all = FEATURES.map((key) => ({ key, isIncluded: limits[key] }));
  return [...all.filter(({ isIncluded }) => isIncluded), ...all.filter(({ isIncluded }) => !isIncluded)];
}
