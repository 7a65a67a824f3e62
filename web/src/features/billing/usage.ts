// Limits of the plan and their use, as the screen lists them.
import type { PlanUse } from "@/features/orgs/plan/api";

/** Limits with a number, in the order of the screen. */
const NUMERIC_LIMITS = ["locations", "directories", "landing_pages"] as const;

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

/** Returns the limits with their usage. A null `limit` means unlimited; a null `used` means that it is not counted. */
export function countedLimits({ limits, used }: PlanUse) {
  const counts: Partial<Record<(typeof NUMERIC_LIMITS)[number], number>> = used;
  return NUMERIC_LIMITS.map((key) => ({ key, used: counts[key] ?? null, limit: limits[key] }));
}

/** Returns the features of the plan; included ones first. */
export function planFeatures({ limits }: Pick<PlanUse, "limits">) {
  const all = FEATURES.map((key) => ({ key, isIncluded: limits[key] }));
  return [...all.filter(({ isIncluded }) => isIncluded), ...all.filter(({ isIncluded }) => !isIncluded)];
}
