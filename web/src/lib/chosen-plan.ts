// Plan chosen on the public site, as named by its link to sign-up.

const PLANS = ["starter", "professional", "enterprise"] as const;

/** A plan with its price list and billing period. */
export interface ChosenPlan {
  plan: (typeof PLANS)[number];
  /** `profile` is the Google Business Profile product alone, which is paid by the month. */
  list: "everything" | "profile";
  period: "month" | "year";
}

/** Reads it from the query of an address; anything else than a plan is none. */
export function chosenPlan(query: string): ChosenPlan | null {
  const named = new URLSearchParams(query);
  const plan = PLANS.find((each) => each === named.get("plan"));
  if (!plan) return null;
  const list = named.get("list") === "profile" ? "profile" : "everything";
  return { plan, list, period: list === "everything" && named.get("period") === "year" ? "year" : "month" };
}

const KEY = "vitrine.chosen_plan";

/** Keeps the choice in this tab: signing up by Google leaves the page, and brings no metadata. */
export function keepChosenPlan(chosen: ChosenPlan) {
  sessionStorage.setItem(KEY, new URLSearchParams({ ...chosen }).toString());
}

/** The choice that this tab keeps. */
export function storedChosenPlan(): ChosenPlan | null {
  return chosenPlan(sessionStorage.getItem(KEY) ?? "");
}
