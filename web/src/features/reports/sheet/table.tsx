// A table of a section.
import { useState } from "react";
import { Button } from "@/ui/button";
import { cx } from "@/ui/cx";
import type { ReportTable } from "../types";
import { SourceLink } from "./source-link";
import { useSheetWords } from "./words";

/** Rows that are shown until someone asks for all. */
const FIRST_ROWS = 20;

/** Hairlines, numbers at the right; a row leads to where it comes from. */
export function SectionTable({ table }: { table: ReportTable }) {
  const words = useSheetWords();
  const [isWhole, setWhole] = useState(false);
  const rows = isWhole || table.rows.length <= FIRST_ROWS + 3 ? table.rows : table.rows.slice(0, FIRST_ROWS);
  const isNumber = (column: number) => table.columns[column]?.unit !== "text";
  return (
    <div>
      <div className="-mx-1 overflow-x-auto px-1">
        <table className="w-full text-left text-sm">
          <caption className="mb-2 text-left text-sm font-medium text-ink">{table.title}</caption>
          <thead className="text-xs text-ink-muted">
            <tr className="border-b border-line-strong">
              {table.columns.map(({ title }, column) => (
                <th
                  key={title}
                  scope="col"
                  className={cx(
                    "py-2 pr-6 align-bottom font-medium last:pr-0",
                    column > 0 && isNumber(column) && "text-right",
                  )}
                >
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // Rows never change their places: the report is frozen.
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same texts
              <tr key={at} className="break-inside-avoid border-b border-line">
                {row.cells.map(({ shown }, column) => {
                  const key = table.columns[column]?.title ?? column;
                  if (column === 0) {
                    return (
                      <th key={key} scope="row" className="min-w-32 py-2.5 pr-6 font-medium text-ink">
                        <bdi>
                          {row.source === null ? (
                            shown
                          ) : (
                            <SourceLink href={row.source} className="text-ink">
                              {shown}
                            </SourceLink>
                          )}
                        </bdi>
                      </th>
                    );
                  }
                  return (
                    <td
                      key={key}
                      className={cx(
                        "py-2.5 pr-6 text-ink last:pr-0",
                        isNumber(column) ? "numeric text-right whitespace-nowrap" : "min-w-32",
                      )}
                    >
                      <bdi>{shown}</bdi>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length < table.rows.length && (
        <Button size="sm" className="mt-3 print:hidden" onPress={() => setWhole(true)}>
          {words.all_rows(table.rows.length)}
        </Button>
      )}
    </div>
  );
}
