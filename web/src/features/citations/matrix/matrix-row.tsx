// One location in the matrix: its name and figures, and a symbol for each directory in sight.
// biome-ignore-all lint/a11y/useSemanticElements: cells placed one by one cannot be a <table>; the roles say what they are
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names the active cell
import { Link } from "@tanstack/react-router";
import { memo } from "react";
import { useFormat } from "@/lib/i18n";
import { FIGURES, figureText } from "../figure-texts";
import { cellsOfRow, isTaskOpen } from "../rules";
import { StateMark } from "../state-mark";
import type { Column, MatrixRow as Row } from "../types";
import { useCitationsWords, useMatrixWords } from "../words";
import { COLUMN, HEAD, ROW } from "./window";

/** Returns the id of a cell in the document. */
export const cellId = (row: number, column: number) => `citation-${row}-${column}`;

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

/** The row; drawn again only when it or the columns in sight change. */
export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { row, index, columns, first, end, firstWidth, hasFigures } = props;
  const { states } = useCitationsWords();
  const words = useMatrixWords();
  const format = useFormat();
  const { location } = row;
  const shown = columns.slice(first, end);
  const cells = cellsOfRow(row, shown);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="absolute inset-x-0 border-b border-line"
      style={{ top: HEAD + index * ROW, height: ROW }}
    >
      <div
        role="rowheader"
        id={cellId(index, -1)}
        data-row={index}
        data-column={-1}
        className="sticky left-0 z-10 flex h-full items-center border-r border-line-strong bg-surface"
        style={{ width: firstWidth }}
      >
        <span className="flex min-w-0 flex-1 flex-col px-4">
          <Link
            from="/dashboard/citations"
            to="/dashboard/citations"
            search={(before) => ({ ...before, location: location.id, cell: undefined })}
            preload={false}
            tabIndex={-1}
            className="truncate text-sm leading-5 text-ink no-underline hover:underline"
          >
            <bdi title={location.name}>{location.name}</bdi>
          </Link>
          <bdi className="truncate text-xs leading-4 text-ink-muted">{location.city}</bdi>
        </span>
        {hasFigures &&
          FIGURES.map((figure) => (
            <span key={figure} className="numeric w-12 shrink-0 pr-2 text-right text-xs text-ink">
              {figureText(figure, row.scores, format)}
            </span>
          ))}
      </div>
      {shown.map((directory, at) => {
        const column = first + at;
        const cell = cells[at];
        return (
          <div
            key={directory.directory_id}
            role="gridcell"
            aria-colindex={column + 2}
            id={cellId(index, column)}
            data-row={index}
            data-column={column}
            aria-label={words.cell(
              location.name,
              directory.name,
              cell ? states[cell.state] : words.no_directory,
            )}
            className="absolute inset-y-0 grid place-items-center"
            style={{ left: firstWidth + column * COLUMN, width: COLUMN }}
          >
            {cell && (
              <StateMark
                state={cell.state}
                hasTask={cell.task_state !== null && isTaskOpen(cell.task_state)}
                isStale={cell.is_stale}
              />
            )}
          </div>
        );
      })}
    </div>
  );
});
