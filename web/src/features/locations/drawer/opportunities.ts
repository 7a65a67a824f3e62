// Entries of the "Optimization Opportunities" box. Pure.
import type { Rule } from "../search";
import type { Location } from "../types";

/** Rules that the box lists; the audit has more. */
export const OPPORTUNITIES = [
  "missing_phone",
  "missing_website",
  "missing_category",
  "not_verified",
  "low_rating",
] as const satisfies readonly Rule[];
export type Opportunity = (typeof OPPORTUNITIES)[number];

/** A rating under this is worth a warning. */
export const LOW_RATING = 4;

/** The opportunities of a location; none while it has no issues. */
export function opportunitiesOf(
  location: Pick<Location, "audit_issues" | "phone" | "website" | "category" | "verified" | "rating">,
): Opportunity[] {
  if (location.audit_issues === 0) return [];
  const applies: Record<Opportunity, boolean> = {
    missing_phone: !location.phone,
    missing_website: !location.website,
    missing_category: !location.category,
    not_verified: !location.verified,
    low_rating: location.rating !== null && location.rating < LOW_RATING,
  };
  return OPPORTUNITIES.filter((each) => applies[each]);
}

/** The field of the settings that solves a rule; null where no field of ours does. */
export function fieldOf(rule: Rule): string | null {
  const fields: Record<Rule, string | null> = {
    missing_phone: "phone",
    missing_category: "category",
    not_verified: null,
    missing_description: "description",
    missing_photos: "photos",
    missing_opening_hours: "opening_hours",
    missing_website: "website",
    low_rating: null,
  };
  return fields[rule];
}

/** The management page of a location's Business Profile; null for a location that has none. */
export function profileAddress(googleLocationId: string | null): string | null {
  if (!googleLocationId) return null;
  const id = googleLocationId.split("/").at(-1) ?? "";
  return `https://business.google.com/n/${encodeURIComponent(id)}/profile`;
}
