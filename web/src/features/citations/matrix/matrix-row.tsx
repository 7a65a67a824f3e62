// One location in the matrix: its name and figures, and a symbol for each directory in sight.
// biome-ignore-all lint/a11y/useSemanticElements: cells placed one by one cannot be a <table>; the roles say what they are
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names the active cell
import { memo } from "react";
import { useFormat } from "@/lib/i18n";
import { FIGURES, figureText } from "../figure-texts";
import { cellsOfRow, isTaskOpen } from "../rules";
import { locationAddress } from "../search";
import { StaleDot, StateSymbol, TaskDot } from "../state-mark";
import type { Column, MatrixRow as Row } from "../types";
import { useCitationsWords, useMatrixWords } from "../words";
import { COLUMN, HEAD, ROW, type Spot } from "./window";

/** Box around the symbol of a cell, with the dots at its corners. */
const DOTS = "absolute top-1/2 left-1/2 size-6 -translate-1/2";

/** Returns the id of a cell in the document. */
export const cellId = (row: number, column: number) => `citation_${row}_${column}`;

/** Returns the place of the cell that an element is in. */
export function spotOf(target: EventTarget): Spot | null {
  const cell = target instanceof Element ? target.closest("[id^=citation_]") : null;
  const [, row, column] = cell?.id.split("_") ?? [];
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) };
}

export interface MatrixRowProps {
  row: Row;
  index: number;
  columns: readonly Column[];
  /** Columns to draw. */
  first: number;
  end: number;
  /** Width of the first column. */
  firstWidth: number;
  hasFigures: boolean;
}

/** The row; rendered again only when it or the visible columns change. */
export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { row, index, columns, first, end, firstWidth, hasFigures } = props;
  const { states } = useCitationsWords();
  const words = useMatrixWords();
  const format = useFormat();
  const { location } = row;
  const visibleColumns = columns.slice(first, end);
  const cells = cellsOfRow(row, visibleColumns);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="absolute inset-x-0 border-b border-line [contain:layout_style]"
      style={{ top: HEAD + index * ROW, height: ROW }}
    >
      <div
        role="rowheader"
        id={cellId(index, -1)}
        className="sticky left-0 z-10 flex h-full items-center border-r border-line-strong bg-surface"
        style={{ width: firstWidth }}
      >
        <span className="flex min-w-0 flex-1 flex-col px-4">
          {/* A plain link: a row must cost little, and the grid takes the click. */}
          <a
            href={locationAddress(location.id)}
            tabIndex={-1}
            className="truncate text-sm leading-5 text-ink hover:underline"
          >
            <bdi title={location.name}>{location.name}</bdi>
          </a>
          <bdi className="truncate text-xs leading-4 text-ink-muted">{location.city}</bdi>
        </span>
        {hasFigures &&
          FIGURES.map((figure) => (
            <span key={figure} className="numeric w-12 shrink-0 pr-2 text-right text-xs text-ink">
              {figureText(figure, row.scores, format)}
            </span>
          ))}
      </div>
      {visibleColumns.map((directory, at) => {
        const column = first + at;
        const cell = cells[at];
        return (
          <div
            key={directory.directory_id}
            role="gridcell"
            aria-colindex={column + 2}
            id={cellId(index, column)}
            aria-label={words.cell(
              location.name,
              directory.name,
              cell ? states[cell.state] : words.no_directory,
            )}
            className="absolute inset-y-0 flex items-center justify-center"
            style={{ left: firstWidth + column * COLUMN, width: COLUMN }}
          >
            {cell && <StateSymbol state={cell.state} />}
            {cell?.task_state && isTaskOpen(cell.task_state) && (
              <span aria-hidden="true" className={DOTS}>
                <TaskDot />
              </span>
            )}
            {cell?.is_stale && (
              <span aria-hidden="true" className={DOTS}>
                <StaleDot />
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
});
