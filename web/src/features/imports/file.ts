// Checks of a chosen file before anything is sent.
import type { ImportKind } from "./kind";

const CSV = [".csv", "text/csv", "application/vnd.ms-excel"];
const JSON_NAMES = [".json", ".jsonl", ".ndjson"];
/** Accepted types of the file dialog; Windows gives CSV files the type of Excel, or none. */
export const ACCEPT: Record<ImportKind, readonly string[]> = {
  locations: CSV,
  reviews: [...CSV, ...JSON_NAMES, "application/json"],
};
const TYPES = ["", "text/csv", "application/vnd.ms-excel"];

/** A name ending in .csv and a label that browsers give such files. The contents are the server's to judge. */
export function looksLikeCsv({ name, type }: Pick<File, "name" | "type">): boolean {
  const [mediaType = ""] = type.toLowerCase().split(";");
  return name.toLowerCase().endsWith(".csv") && TYPES.includes(mediaType.trim());
}

/** Returns true for a name of a JSON file. */
export function isJson({ name }: Pick<File, "name">): boolean {
  return JSON_NAMES.some((end) => name.toLowerCase().endsWith(end));
}

/** Returns true for a file that imports of this kind read. */
export function isReadable(kind: ImportKind, file: Pick<File, "name" | "type">): boolean {
  return looksLikeCsv(file) || (kind === "reviews" && isJson(file));
}
