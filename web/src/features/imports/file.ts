// Checks of a chosen file before anything is sent.

/** For the file dialog; Windows labels CSV files as Excel's, or not at all. */
export const ACCEPT = [".csv", "text/csv", "application/vnd.ms-excel"] as const;
const TYPES = ["", "text/csv", "application/vnd.ms-excel"];

/** A name ending in .csv and a label that browsers give such files. The contents are the server's to judge. */
export function looksLikeCsv({ name, type }: Pick<File, "name" | "type">): boolean {
  const [mediaType = ""] = type.toLowerCase().split(";");
  return name.toLowerCase().endsWith(".csv") && TYPES.includes(mediaType.trim());
}
