// Values of the fields that both sides have, for people. Pure.
import type { Edit } from "./api";

/** A value of whatever shape: texts as they are, lists and parts one below the other. */
export function plain(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "object") return String(value);
  return Object.values(value)
    .map(plain)
    .filter(Boolean)
    .join(Array.isArray(value) ? "\n" : " ");
}

/** Returns true for a field whose value is a week of hours, or several of them. */
export function isOfHours(field: Edit["field"]): boolean {
  return field === "opening_hours" || field === "more_hours";
}

/** True for a value that Google took and does not show yet: it is the same on both sides. */
export function isBeingChecked({ state, ours, google }: Pick<Edit, "state" | "ours" | "google">): boolean {
  return state === "pending" && plain(ours) === plain(google);
}
