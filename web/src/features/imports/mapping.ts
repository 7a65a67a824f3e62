// Mapping of columns to fields while the user edits it. Pure; the server validates it again.
import type { Schemas } from "@/lib/api";
import type { ImportKind } from "./kind";

export type Source = Schemas["Source"];
export type Field = string;
export type Mapping = Partial<Record<Field, Source>>;
/** Options of both kinds; each request has those of its kind. */
export type Options = Partial<Schemas["ImportOptions"] & Schemas["ReviewImportOptions"]>;
/** Summary of a file of either kind. */
export type Detected = Schemas["Detected"] & {
  suggested_mapping: Mapping;
} & Partial<Pick<Schemas["ImportFound"], "country_guess">> &
  Partial<Pick<Schemas["ReviewImportFound"], "source_guess" | "date_order_guess">>;

/** Target fields by kind, in display order. */
export const FIELDS: Record<ImportKind, readonly Field[]> = {
  locations: [
    "name",
    "address",
    "address2",
    "city",
    "state",
    "postal_code",
    "country",
    "phone",
    "website",
    "category",
    "external_id",
    "latitude",
    "longitude",
    "description",
    "opening_hours",
  ],
  reviews: [
    "location",
    "rating",
    "title",
    "text",
    "author",
    "written_at",
    "source",
    "external_id",
    "url",
    "reply",
    "replied_at",
  ],
};

const ALWAYS_REQUIRED: readonly Field[] = ["name", "address", "city", "postal_code"];
/** Countries with a required state. */
const COUNTRIES_WITH_STATES: readonly string[] = ["US", "CA", "AU"];

/**
 * Returns true if a field must be mapped. The state is optional in a country without states, and if a column holds the
 * country.
 */
export function isRequired(field: Field, mapping: Mapping, country: string | null): boolean {
  if (field !== "state") return ALWAYS_REQUIRED.includes(field);
  const { country: source } = mapping;
  const fixed =
    source && "template" in source && !source.template.includes("{") ? source.template.trim() : null;
  const code = fixed || country;
  return code ? COUNTRIES_WITH_STATES.includes(code.toUpperCase()) : source === undefined;
}

/** Returns true if a field of a review must be mapped: a rating or a text is enough, and one location may be chosen for all. */
export function isRequiredOfReview(field: Field, mapping: Mapping, { location }: Options): boolean {
  if (field === "location") return !location;
  if (field === "rating") return !isFilled(mapping.text);
  return field === "written_at";
}

/** Returns true if a field of the kind must be mapped. */
export function isNeeded(kind: ImportKind, field: Field, mapping: Mapping, options: Options): boolean {
  if (kind === "reviews") return isRequiredOfReview(field, mapping, options);
  return isRequired(field, mapping, options.country ?? null);
}

/** The required fields that nothing fills yet. */
export function missingFields(kind: ImportKind, mapping: Mapping, options: Options): Field[] {
  return FIELDS[kind].filter((field) => isNeeded(kind, field, mapping, options) && !isFilled(mapping[field]));
}

/** Returns the options that a file suggests. */
export function suggestedOptions(kind: ImportKind, detected: Detected): Options {
  if (kind === "locations") {
    return { country: detected.country_guess ?? null, on_match: "skip", on_bad_row: "skip" };
  }
  const { source_guess, date_order_guess } = detected;
  return { source: source_guess ?? null, date_order: date_order_guess ?? null, on_bad_row: "skip" };
}

/** Returns true when a source gives a value. */
export function isFilled(source: Source | undefined): boolean {
  return source !== undefined && ("column" in source || source.template.trim() !== "");
}

/** The columns that fill more than one field. */
export function columnsUsedTwice(mapping: Mapping): number[] {
  const columns = Object.values(mapping).flatMap((source) => {
    return source && "column" in source ? [source.column] : [];
  });
  return [...new Set(columns.filter((column, at) => columns.indexOf(column) !== at))];
}

/** Returns the mapping to send, without empty sources. */
export function filledOnly(mapping: Mapping): Mapping {
  return Object.fromEntries(Object.entries(mapping).filter(([, source]) => isFilled(source)));
}

/** The name between braces that is no column of the file; null when all are. */
export function unknownColumn(template: string, detected: Detected): string | null {
  for (const part of partsOf(template)) {
    if (part.column === undefined) continue;
    if (part.isOpen || columnNamed(part.column, detected) === undefined) return part.column;
  }
  return null;
}

/** Returns the values of a source in the rows of the preview. */
export function samplesOf(source: Source | undefined, detected: Detected): string[] {
  if (!source) return [];
  return detected.preview.map((row) =>
    "column" in source ? (row[source.column] ?? "").trim() : render(source.template, row, detected),
  );
}

/** A header, or for a column without one its letter as in a spreadsheet. */
export function columnTitle(index: number, detected: Detected, unnamed: (letter: string) => string): string {
  return detected.columns.find((column) => column.index === index)?.name || unnamed(letterOf(index));
}

/** 0 -> "A", 25 -> "Z", 26 -> "AA". */
export function letterOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}

// As on the server, a row with empty columns has no value, even with text around the columns.
function render(template: string, row: readonly string[], detected: Detected): string {
  const parts = partsOf(template);
  const values = parts.map((part) =>
    part.column === undefined ? part.text : (row[columnNamed(part.column, detected) ?? -1] ?? "").trim(),
  );
  const named = values.filter((_, at) => parts[at]?.column !== undefined);
  return named.length > 0 && named.every((value) => value === "") ? "" : values.join("");
}

function columnNamed(name: string, { columns }: Detected): number | undefined {
  const folded = name.trim().toLowerCase();
  return columns.find((column) => column.name !== "" && column.name.toLowerCase() === folded)?.index;
}

interface Part {
  text: string;
  /** The name between braces. */
  column?: string;
  /** The closing brace is missing. */
  isOpen?: true;
}

/** A template in pieces; a brace itself is written twice. */
function partsOf(template: string): Part[] {
  const pieces = template.matchAll(/\{\{|\}\}|\{([^{}]*)\}|\{[^}]*$|[^{}]+|[{}]/g);
  return [...pieces].map(([piece, column]) => {
    if (column !== undefined) return { text: "", column: column.trim() };
    if (piece === "{{" || piece === "}}") return { text: piece.charAt(0) };
    return piece.startsWith("{")
      ? { text: "", column: piece.slice(1).trim(), isOpen: true }
      : { text: piece };
  });
}
