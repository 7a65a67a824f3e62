// The state of the page of a campaign in its address. Pure.
import type { RequestState } from "../types";

/** States of a recipient, in the order in which they are reached. */
export const RECIPIENT_STATES = [
  "waiting",
  "sent",
  "opened",
  "clicked",
  "feedback",
  "opted_out",
  "failed",
  "skipped",
  "canceled",
] as const satisfies readonly RequestState[];

/** Search parameters of the page. */
export interface CampaignSearch {
  /** State of recipients to filter by. */
  state?: RequestState;
}

/** Reads an address. Anything that is not understood is left out. */
export function parseCampaignSearch(raw: Record<string, unknown>): CampaignSearch {
  return { state: RECIPIENT_STATES.find((each) => each === raw.state) };
}
