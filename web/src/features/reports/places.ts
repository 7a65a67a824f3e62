// The locations of a report in a few words. Pure.

import type { reports } from "./en";
import type { ReportLocations } from "./types";

/** "Old Town, Mill Street and 4 more", or "All 187 locations"; the count alone where no name is known. */
export function placesText({ choice, count, names }: ReportLocations, words: typeof reports): string {
  if (choice === "all" && count > 1) return words.all_locations(count);
  if (names.length === 0) return words.locations(count);
  const rest = count - names.length;
  return rest > 0 ? words.and_more(names.join(", "), rest) : names.join(", ");
}
