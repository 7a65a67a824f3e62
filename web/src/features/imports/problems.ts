// Texts of errors of a file and of a row: by code, in the reader's language.
import { ApiError } from "@/lib/api";
import type { Format } from "@/lib/format";
import { problemText } from "@/lib/problem";
import type { Facts } from "./en";
import type { ImportMessages } from "./words";

/** Error: an answer of the server, or the `error` of an import. */
interface Failure {
  code: string;
  params: Readonly<Record<string, unknown>> | null;
}

/** The sentence for a failed upload, check, run or undo. */
export function importProblemText(error: unknown, messages: ImportMessages, format: Format): string {
  if (error instanceof ApiError) {
    return textOf(messages.locations.imports.errors, error, format) ?? problemText(error, messages);
  }
  return messages.locations.imports.unexpected;
}

/** The sentence for an import that the server gave up. */
export function failedImportText(error: Failure | null, messages: ImportMessages, format: Format): string {
  const { imports } = messages.locations;
  return (error && textOf(imports.errors, error, format)) ?? imports.outcome.failed_text;
}

/** Returns the text of a row's problem; unknown codes show the English text of the server. */
export function rowProblemText(
  row: Failure & { message: string },
  messages: ImportMessages,
  format: Format,
): string {
  return textOf(messages.locations.imports.row_errors, row, format) ?? row.message;
}

function textOf(texts: Record<string, (facts: Facts) => string>, { code, params }: Failure, format: Format) {
  return Object.hasOwn(texts, code) ? texts[code]?.(factsOf(params ?? {}, format)) : undefined;
}

/** The parameters as text; a missing one is a dash rather than "undefined". */
function factsOf(params: Readonly<Record<string, unknown>>, format: Format): Facts {
  const number = (value: unknown) => (typeof value === "number" ? format.number(value) : "–");
  const text = (value: unknown) =>
    typeof value === "string" || typeof value === "number" ? String(value) : "–";
  return {
    max: number(params.max ?? params.max_rows),
    max_bytes: typeof params.max_bytes === "number" ? format.megabytes(params.max_bytes) : "10 MB",
    line: number(params.line ?? params.duplicate_of_line),
    name: text(params.name),
    column: text(params.column),
    fields: Array.isArray(params.fields) ? format.list(params.fields.map(String)) : "–",
    expected: number(params.expected),
    found: number(params.found),
  };
}
