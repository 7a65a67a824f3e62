// Conditions for the plan notice of the shell.
import type { Schemas } from "./api";

export type PlanStanding = Schemas["PlanStanding"];

/** The last days of a trial, in which its end is announced. */
const LAST_DAYS = 3;
const DAY_MS = 86_400_000;

/** Returns the days until a trial ends, rounded up; null without one. */
export function daysLeft({ state, ends_at }: PlanStanding, now: Date = new Date()): number | null {
  if (state !== "trial" || ends_at === null) return null;
  return Math.max(0, Math.ceil((new Date(ends_at).getTime() - now.getTime()) / DAY_MS));
}

/** Returns true when the trial is about to end, or trial or plan have ended. */
export function isPlanEnding({ state, ends_at }: PlanStanding, now: Date = new Date()): boolean {
  if (state === "over") return true;
  if (state !== "trial" || ends_at === null) return false;
  return new Date(ends_at).getTime() - now.getTime() <= LAST_DAYS * DAY_MS;
}
