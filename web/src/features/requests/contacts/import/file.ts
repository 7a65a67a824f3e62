// A chosen CSV file before anything is sent. Pure but for the decoding.

/** Extensions and media types for the file dialog; Windows labels CSV files as Excel's, or not at all. */
export const ACCEPT = [".csv", ".tsv", ".txt", "text/csv", "text/plain", "application/vnd.ms-excel"] as const;
/** Maximum bytes of a file. */
export const MAX_BYTES = 10 * 1024 * 1024;

const SEPARATORS = [",", ";", "\t"] as const;

/** Returns the text of a file in UTF-8 or Windows-1252, which Western European spreadsheets write. */
export function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Returns the names of the columns: the cells of the first line. */
export function headersOf(csv: string): string[] {
  const text = csv.replace(/^\uFEFF/, "");
  const line = text.slice(0, endOfLine(text));
  const separator = SEPARATORS.reduce((best, each) => (count(line, each) > count(line, best) ? each : best));
  return cells(line, separator);
}

const count = (line: string, separator: string) => line.split(separator).length;

/** Returns the place of the first line break that is in no quoted cell. */
function endOfLine(text: string): number {
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (letter === "\n" || letter === "\r")) return at;
  }
  return text.length;
}

function cells(line: string, separator: string): string[] {
  const values: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const letter = line.charAt(at);
    if (letter === '"' && isQuoted && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) {
      values.push(cell);
      cell = "";
    } else cell += letter;
  }
  return [...values, cell].map((each) => each.trim());
}
