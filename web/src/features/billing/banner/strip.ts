// Conditions for the payment notice of the shell. Pure.
import { daysLeft } from "@/lib/plan";
import { standingOf } from "../standing";
import type { Billing } from "../types";

/** The last days of a trial, in which its end is announced. */
const LAST_DAYS = 3;

/** A sentence, and the day that it names. */
export interface Strip {
  kind: "trial" | "past_due" | "paused" | "over";
  at: string | null;
}

/** The strip for a subscription; null where all is well. */
export function stripOf(billing: Billing, now: Date = new Date()): Strip | null {
  const standing = standingOf(billing);
  const { trial_ends_at, pauses_at } = billing;
  if (standing === "past_due") return { kind: "past_due", at: pauses_at };
  if (standing === "paused" || standing === "over") return { kind: standing, at: null };
  if (standing !== "trial") return null;
  const left = daysLeft({ state: "trial", plan: null, ends_at: trial_ends_at }, now);
  return left !== null && left <= LAST_DAYS ? { kind: "trial", at: trial_ends_at } : null;
}
