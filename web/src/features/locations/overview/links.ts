// Links of the figures of the overview. Pure.
import { fieldOf } from "../drawer/opportunities";
import type { HealthBand, Rule } from "../search";

const LIST = "/dashboard/locations";

/** The list, narrowed to a band of health. */
export const healthAddress = (band: HealthBand) => `${LIST}?health=${band}`;

/** The list, narrowed to the locations that break a rule. */
export const issueAddress = (rule: Rule) => `${LIST}?issue=${rule}`;

/** Returns the address of a location's drawer. */
export const locationAddress = (id: string) => `${LIST}?location=${encodeURIComponent(id)}`;

/** Returns the drawer link for the first problem of a location: its field, or the audit if no field solves it. */
export function fixAddress(id: string, problems: readonly Rule[], canEdit: boolean): string {
  const field = canEdit ? problems.map(fieldOf).find((each) => each !== null) : null;
  return `${locationAddress(id)}&tab=${field ? `settings&field=${field}` : "audit"}`;
}
