// Mapping of columns to fields while the user edits it. Pure; the server validates it again.
import type { Schemas } from "@/lib/api";

/** Fields of a contact, in display order. */
export const FIELDS = [
  "name",
  "email",
  "phone",
  "language",
  "location",
  "tags",
  "last_visit",
  "consent",
  "consent_source",
  "consent_proof",
  "consent_date",
] as const;
export type Field = (typeof FIELDS)[number];

/** The field of each column by its header; null for a column that is not read. */
export type Mapping = Readonly<Record<string, Field | null>>;

/** Returns the mapping of columns as the server recognized them. */
export function mappingOf(columns: readonly Schemas["ContactImportColumn"][]): Mapping {
  return Object.fromEntries(
    columns.map(({ header, field }) => [header, FIELDS.find((each) => each === field) ?? null]),
  );
}

/** Returns a mapping in which no column is read. */
export function emptyMapping(headers: readonly string[]): Mapping {
  return Object.fromEntries(headers.map((header) => [header, null]));
}

/** Maps a column to another field. A field has one column only, so its previous column is unmapped. */
export function withField(mapping: Mapping, header: string, field: Field | null): Mapping {
  const others = Object.entries(mapping).map(([other, has]) => [other, has === field ? null : has]);
  return { ...Object.fromEntries(others), [header]: field };
}

/** Returns true when a column holds a way to reach the person. */
export function hasAddress(mapping: Mapping): boolean {
  return Object.values(mapping).some((field) => field === "email" || field === "phone");
}
