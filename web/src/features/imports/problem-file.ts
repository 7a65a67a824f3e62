// The rows with errors as a CSV file, to be corrected elsewhere. Pure.

/** A cell that a spreadsheet would run as a formula begins with an apostrophe, as in our exports. */
const FORMULA = /^[=+\-@\t\r]/;
/** Byte order mark, which marks the file as UTF-8 for spreadsheets. */
const MARK = "\ufeff";

/** Returns a CSV file of rows of cells. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return MARK + rows.map((cells) => `${cells.map(cellOf).join(",")}\r\n`).join("");
}

function cellOf(text: string): string {
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
