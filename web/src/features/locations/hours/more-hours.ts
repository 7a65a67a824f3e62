// Hours of parts of a business, to and from the API's entries. Pure.
import type { Schemas } from "@/lib/api";
import { toPeriods, toWeek, type Week, weekProblems } from "./week";

export type PartHours = Schemas["LocationPartHours"];

/** The types that Google has, in the order in which they are offered. */
export const PART_TYPES = [
  "delivery",
  "takeout",
  "pickup",
  "drive_through",
  "kitchen",
  "breakfast",
  "brunch",
  "lunch",
  "dinner",
  "happy_hour",
  "online_service_hours",
  "senior_hours",
  "access",
] as const;

/** The week of a part, as the editor has it. */
export interface PartWeek {
  type: string;
  week: Week;
}

/** Maximum number of types, as the server's. */
export const MAX_PARTS = 20;

/** Converts hours of the API for the editor. */
export function toPartWeeks(parts: readonly PartHours[]): PartWeek[] {
  return parts.map(({ type, periods }) => ({ type, week: toWeek(periods) }));
}

/** Returns the request, sorted as the server does. A part that is always closed is left out. */
export function fromPartWeeks(parts: readonly PartWeek[]): PartHours[] {
  return parts
    .map(({ type, week }) => ({ type, periods: toPeriods(week) }))
    .filter(({ periods }) => periods.length > 0)
    .sort((a, b) => (a.type < b.type ? -1 : 1));
}

/** Returns the types that can be added. */
export function freeTypes(parts: readonly PartWeek[]): string[] {
  if (parts.length >= MAX_PARTS) return [];
  return PART_TYPES.filter((type) => parts.every((part) => part.type !== type));
}

/** Returns true when errors prevent sending them. */
export function hasPartProblem(parts: readonly PartWeek[]): boolean {
  return parts.some(({ week }) => weekProblems(week).length > 0);
}

/** Returns the name of a type; a type of Google that has no name here is shown by its id. */
export function partName(type: string, names: Readonly<Record<string, string>>): string {
  return Object.hasOwn(names, type) ? (names[type] ?? type) : type.replaceAll("_", " ");
}
