// The matrix of locations and directories: only the cells in sight are in the page, however many there are.
// biome-ignore-all lint/a11y/useSemanticElements: cells placed one by one cannot be a <table>; the roles say what they are
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { cx } from "@/ui/cx";
import type { Column, MatrixRow as Row } from "../types";
import { useMatrixWords } from "../words";
import { MatrixHead } from "./matrix-head";
import { cellId, MatrixRow, spotOf } from "./matrix-row";
import { StatusLine } from "./status-line";
import { useWindow } from "./use-window";
import { COLUMN, HEAD, moved, ROW, type Spot } from "./window";

/** Number of rows below the last visible one at which the next page is loaded. */
const FETCH_AHEAD = 30;

export interface MatrixProps {
  rows: readonly Row[];
  columns: readonly Column[];
  /** The cell that is open in the panel. */
  open: Spot | null;
  onOpen: (row: Row, directory: Column) => void;
  onOpenLocation: (row: Row) => void;
  hasMore: boolean;
  onNeedMore: () => void;
  /** Answer to an older question, shown until the new one is here. */
  isStale: boolean;
}

/** Keys: arrows or h/j/k/l move, Home and End go to the ends of a row, Enter opens. */
export function Matrix(props: MatrixProps) {
  const { rows, columns, open, onOpen, onOpenLocation, hasMore, onNeedMore, isStale } = props;
  const words = useMatrixWords();
  const box = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<Spot>({ row: 0, column: -1 });
  const [pointed, setPointed] = useState<Spot | null>(null);
  const [hasFocus, setFocus] = useState(false);
  const {
    rows: vertical,
    columns: horizontal,
    firstWidth,
    hasFigures,
    onScroll,
    reveal,
  } = useWindow(box, rows.length, columns.length);
  const needsMore = hasMore && vertical.end + FETCH_AHEAD >= rows.length;
  useEffect(() => {
    if (needsMore) onNeedMore();
  }, [needsMore, onNeedMore]);

  const go = ({ row, column }: Spot) => {
    const line = rows[row];
    if (!line) return;
    const directory = columns[column];
    if (directory) onOpen(line, directory);
    else onOpenLocation(line);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = moved(event.key, active, rows.length, columns.length);
    if (next) {
      setActive(next);
      setPointed(null);
      reveal(next);
      // A panel beside the matrix follows the active cell.
      if (open && next.column >= 0) go(next);
    } else if (event.key === "Enter" || event.key === " ") go(active);
    else return;
    event.preventDefault();
  };
  const highlighted = pointed ?? (hasFocus ? active : open);
  const width = firstWidth + columns.length * COLUMN;
  const height = HEAD + rows.length * ROW;
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-sm">
      <div
        ref={box}
        onScroll={onScroll}
        className="focus-ring relative max-h-[max(28rem,calc(100dvh-11rem))] overflow-auto overscroll-contain outline-none [--focus-inset:-2px] focus-visible:-outline-offset-2"
        // The grid itself has the focus, so that no cell loses it by being scrolled out of sight.
        data-slot="citations"
        role="grid"
        tabIndex={0}
        aria-label={words.label}
        aria-rowcount={hasMore ? -1 : rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-busy={isStale}
        aria-activedescendant={rows.length > 0 ? cellId(active.row, active.column) : undefined}
        onKeyDown={onKeyDown}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
        onPointerMove={(event) => {
          const next = spotOf(event.target);
          setPointed((before) =>
            before?.row === next?.row && before?.column === next?.column ? before : next,
          );
        }}
        onPointerLeave={() => setPointed(null)}
        onClick={(event) => {
          const spot = spotOf(event.target);
          if (!spot) return;
          setActive(spot);
          const isLink = event.target instanceof Element && event.target.closest("a") !== null;
          if (spot.column < 0 && !isLink) return;
          // A link in another tab or window is left to the browser.
          if (isLink && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
          event.preventDefault();
          go(spot);
        }}
      >
        <div
          role="rowgroup"
          className={cx("relative min-w-full transition-opacity duration-150", isStale && "opacity-60")}
          style={{ width, height }}
        >
          <MatrixHead
            columns={columns}
            first={horizontal.first}
            end={horizontal.end}
            firstWidth={firstWidth}
            hasFigures={hasFigures}
          />
          {highlighted && <Crosshair spot={highlighted} firstWidth={firstWidth} />}
          {rows.slice(vertical.first, vertical.end).map((row, at) => (
            <MatrixRow
              key={row.location.id}
              row={row}
              index={vertical.first + at}
              columns={columns}
              first={horizontal.first}
              end={horizontal.end}
              firstWidth={firstWidth}
              hasFigures={hasFigures}
            />
          ))}
          {open && <Ring spot={open} firstWidth={firstWidth} className="border-primary" />}
          {hasFocus && active.column >= 0 && (
            <Ring spot={active} firstWidth={firstWidth} className="border-focus" />
          )}
        </div>
      </div>
      <StatusLine
        row={highlighted ? rows[highlighted.row] : undefined}
        directory={highlighted ? columns[highlighted.column] : undefined}
        locations={rows.length}
        directories={columns.length}
        hasMore={hasMore}
      />
    </div>
  );
}

/** Bars along the row and the column of a cell. */
function Crosshair({ spot: { row, column }, firstWidth }: { spot: Spot; firstWidth: number }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 bg-hover"
        style={{ top: HEAD + row * ROW, height: ROW }}
      />
      {column >= 0 && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute bottom-0 bg-hover"
          style={{ top: HEAD, left: firstWidth + column * COLUMN, width: COLUMN }}
        />
      )}
    </>
  );
}

/** A frame around one cell. */
function Ring({ spot, firstWidth, className }: { spot: Spot; firstWidth: number; className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx("pointer-events-none absolute rounded-md border-2", className)}
      style={{
        top: HEAD + spot.row * ROW + 5,
        left: firstWidth + spot.column * COLUMN + 1,
        width: COLUMN - 2,
        height: ROW - 11,
      }}
    />
  );
}
