// State of the subscription: its text, and the one action that follows. Pure.
import { currentChoice } from "./choice";
import type { Billing } from "./types";

export type Standing =
  | "agency"
  | "trial"
  | "trial_chosen"
  | "active"
  | "ending"
  | "past_due"
  | "paused"
  | "over";

/** The case of a subscription. */
export function standingOf(billing: Billing): Standing {
  const { state, cancel_at, agency } = billing;
  if (agency) return "agency";
  if (state === "trial") return currentChoice(billing) ? "trial_chosen" : "trial";
  if (state === "past_due" || state === "paused") return state;
  if (state === "canceled") return "ending";
  if (state === "active") return cancel_at === null ? "active" : "ending";
  return "over";
}

/** Next step of the owner. */
export type Action = "choose" | "change" | "resume" | "pay";

/** The action of each case; none where there is nothing to do. */
export function actionOf(billing: Billing): Action | null {
  const standing = standingOf(billing);
  if (billing.cancel_at !== null && standing !== "agency" && standing !== "over") return "resume";
  const actions: Record<Standing, Action | null> = {
    agency: null,
    trial: "choose",
    trial_chosen: "change",
    active: "change",
    ending: "resume",
    past_due: "pay",
    paused: "choose",
    over: "choose",
  };
  return actions[standing];
}

/** Returns true when a subscription runs that can be canceled. */
export function isCancelable(billing: Billing): boolean {
  return billing.cancel_at === null && ["trial_chosen", "active", "past_due"].includes(standingOf(billing));
}
