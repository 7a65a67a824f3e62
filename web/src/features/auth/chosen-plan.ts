// Plan chosen on the public site, as named by its link to sign-up.

const PLANS = ["starter", "professional", "enterprise"] as const;

/** A plan of the pricing page. */
export type ChosenPlan = (typeof PLANS)[number];

/** Reads it from the query of an address; anything else than a plan is none. */
export function chosenPlan(query: string): ChosenPlan | null {
  const named = new URLSearchParams(query).get("plan");
  return PLANS.find((plan) => plan === named) ?? null;
}
