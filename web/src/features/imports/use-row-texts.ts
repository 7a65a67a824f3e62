// The texts of a row of the dry run: its column and its reason.
import type { Schemas } from "@/lib/api";
import { useFormat } from "@/lib/i18n";
import { useKind } from "./kind";
import { FIELDS } from "./mapping";
import { rowProblemText } from "./problems";
import { useImportMessages } from "./words";

/** Returns the function that describes a row in the language of the page. */
export function useRowTexts() {
  const messages = useImportMessages();
  const format = useFormat();
  const kind = useKind();
  const { map } = messages.locations.imports;
  return (row: Schemas["ImportRow"]) => {
    const field = FIELDS[kind].find((name) => name === row.field);
    const params = {
      ...row.params,
      ...(row.duplicate_of_line === null ? {} : { line: row.duplicate_of_line }),
    };
    return {
      column: row.column ?? ((field && map.fields[field]) || "–"),
      reason: rowProblemText({ ...row, params }, messages, format),
    };
  };
}
