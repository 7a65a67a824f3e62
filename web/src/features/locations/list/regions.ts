// Numbers of locations by country and by state. Pure.
import type { Schemas } from "@/lib/api";

type Region = Schemas["LocationRegion"];
type Total = { id: string; count: number };

/** Returns the countries, most locations first. Includes `chosen` even without locations. */
export function countryTotals(regions: readonly Region[], chosen: string | undefined): Total[] {
  return totals(regions, ({ country }) => country, chosen);
}

/**
 * Returns the states of a country or of all countries, most locations first. Includes `chosen` even without locations.
 */
export function stateTotals(
  regions: readonly Region[],
  country: string | undefined,
  chosen: string | undefined,
): Total[] {
  const matchingRegions = regions.filter((region) => country === undefined || region.country === country);
  return totals(matchingRegions, ({ state }) => state, chosen);
}

function totals(
  regions: readonly Region[],
  keyOf: (region: Region) => string | null,
  chosen: string | undefined,
): Total[] {
  const counts = new Map<string, number>(chosen === undefined ? [] : [[chosen, 0]]);
  for (const region of regions) {
    const key = keyOf(region);
    if (key) counts.set(key, (counts.get(key) ?? 0) + region.count);
  }
  return [...counts].map(([id, count]) => ({ id, count })).sort((a, b) => b.count - a.count);
}
