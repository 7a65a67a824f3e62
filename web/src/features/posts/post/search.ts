// The state of the page of a post in its address. Pure.
import type { TargetState } from "../types";

/** States of a post at a location, those that need an action first. */
export const TARGET_STATES = [
  "rejected",
  "failed",
  "queued",
  "sending",
  "processing",
  "live",
  "expired",
  "deleted",
] as const satisfies readonly TargetState[];

/** Search parameters of the page. */
export interface PostSearch {
  /** State of locations to filter by. */
  state?: TargetState;
}

/** Reads an address. Anything that is not understood is left out. */
export function parsePostSearch(raw: Record<string, unknown>): PostSearch {
  return { state: TARGET_STATES.find((each) => each === raw.state) };
}
