// Values of the merged location. Pure.
import type { Location } from "@/features/locations/types";
import type { TakenField } from "./api";

/** Fields to choose from, in order of comparison. One choice may cover several fields of the API. */
export const FIELDS = [
  "name",
  "address",
  "address2",
  "city",
  "state",
  "postal_code",
  "country",
  "position",
  "category",
  "phone",
  "additional_categories",
  "additional_phones",
  "website",
  "description",
  "external_id",
  "opening_hours",
  "more_hours",
  "photos",
  "labels",
] as const;
export type Field = (typeof FIELDS)[number];

/** The names of the API's fields behind a choice. */
export function apiFields(field: Field): TakenField[] {
  return field === "position" ? ["latitude", "longitude"] : [field];
}

/** Returns a value for the comparison; null and an empty list are equal. */
export function fieldValue(location: Location, field: Field): unknown {
  const fields: Record<string, unknown> = { ...location };
  if (field === "position") {
    const { latitude, longitude } = location;
    return latitude === null || longitude === null ? null : [latitude, longitude];
  }
  const value = fields[field] ?? null;
  return value === "" || (Array.isArray(value) && value.length === 0) ? null : value;
}

/** Returns true when two locations have the same value. */
export function isSame(a: Location, b: Location, field: Field): boolean {
  return JSON.stringify(fieldValue(a, field)) === JSON.stringify(fieldValue(b, field));
}

/**
 * Returns the location to keep by default: the verified one, then the one with more reviews, then more filled fields,
 * then the older one.
 */
export function defaultSurvivor([a, b]: readonly [Location, Location]): Location {
  const countFilled = (location: Location) =>
    FIELDS.filter((field) => fieldValue(location, field) !== null).length;
  const order = [
    Number(b.verified) - Number(a.verified),
    b.reviews - a.reviews,
    countFilled(b) - countFilled(a),
    a.created_at.localeCompare(b.created_at),
  ];
  return (order.find((each) => each !== 0) ?? 0) > 0 ? b : a;
}

/** Returns the fields to take from the other location by default: those that are empty in the survivor. */
export function defaultTakenFields(survivor: Location, other: Location): ReadonlySet<Field> {
  return new Set(
    FIELDS.filter((field) => fieldValue(survivor, field) === null && fieldValue(other, field) !== null),
  );
}

/** Returns the API's names of the taken fields. */
export function toApiFields(take: ReadonlySet<Field>): TakenField[] {
  return FIELDS.filter((field) => take.has(field)).flatMap(apiFields);
}
