// The locations of a report in a few words. Pure.

import type { reports } from "./en";
import type { ReportLocations } from "./types";

/** "Old Town, Mill Street and 4 more"; the count alone where no name is known. */
export function placesText({ count, names }: ReportLocations, words: typeof reports): string {
  if (names.length === 0) return words.locations(count);
  const rest = count - names.length;
  return rest > 0 ? words.and_more(names.join(", "), rest) : names.join(", ");
}
