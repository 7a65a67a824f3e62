// Contacts that a campaign leaves out. Pure.
import type { Forecast } from "../types";

/** Returns the reasons with a count, the most frequent first. */
export function leftOut({ left_out }: Pick<Forecast, "left_out">): { reason: string; count: number }[] {
  return Object.entries(left_out)
    .map(([reason, count]) => ({ reason, count }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || one.reason.localeCompare(other.reason));
}
