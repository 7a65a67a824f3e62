// Order of the table of businesses. Pure.
import type { Business } from "../api";

export const COLUMNS = ["solv", "arp", "rating", "reviews", "found"] as const;
export type Column = (typeof COLUMNS)[number];

const VALUES: Record<Column, (business: Business) => number | null> = {
  solv: ({ solv }) => solv,
  arp: ({ arp }) => arp,
  rating: ({ rating }) => rating,
  reviews: ({ reviews }) => reviews,
  found: ({ found_in }) => found_in,
};

/** Returns true for columns in which small values are better. */
export function isSmallBest(column: Column): boolean {
  return column === "arp";
}

/** A business with its position in the scan. */
export interface RankedBusiness {
  index: number;
  business: Business;
}

/** Sorts businesses, the best first or last. Unknown values come last either way; ties keep the order of strength. */
export function sorted(
  businesses: readonly Business[],
  column: Column,
  isReversed: boolean,
): RankedBusiness[] {
  const sign = isSmallBest(column) === isReversed ? -1 : 1;
  const value = VALUES[column];
  return businesses
    .map((business, index) => ({ index, business }))
    .sort((one, other) => {
      const [a, b] = [value(one.business), value(other.business)];
      if (a === null || b === null) return Number(a === null) - Number(b === null) || one.index - other.index;
      return sign * (a - b) || one.index - other.index;
    });
}
