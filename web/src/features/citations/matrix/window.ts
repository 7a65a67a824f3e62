// Rows and columns of the matrix that are in sight, and moves by key. Pure.

/** Height of a row, width of a column, and height of the head, in pixels. */
export const ROW = 44;
export const COLUMN = 36;
export const HEAD = 148;

/** Width of the first column with figures, and without them on narrow screens. */
export const FIRST_WIDE = 396;
export const FIRST_NARROW = 208;
/** Minimum width of the matrix that shows figures. */
export const MIN_WIDTH_WITH_FIGURES = 880;

/** Cells that are drawn beyond those in sight, and by how many the drawn ones move at a time. */
const OVERSCAN = 4;
const STEP = 4;

export interface Span {
  first: number;
  /** Index after the last cell. */
  end: number;
}

/**
 * Returns the cells to render out of `count` cells of `size` pixels, in steps, so that most scroll events change
 * nothing.
 */
export function spanOf(offset: number, length: number, size: number, count: number): Span {
  const first = Math.floor(Math.max(0, offset) / size / STEP) * STEP - OVERSCAN;
  const end = Math.ceil((Math.max(0, offset) + length) / size / STEP) * STEP + OVERSCAN;
  return { first: Math.min(Math.max(0, first), Math.max(0, count)), end: Math.min(Math.max(0, end), count) };
}

/** A place in the matrix; column -1 is that of the locations. */
export interface Spot {
  row: number;
  column: number;
}

/** Rows that Page Up and Page Down move by. */
const PAGE = 10;

/** Returns the place that a key moves to; null for other keys. */
export function moved(key: string, { row, column }: Spot, rows: number, columns: number): Spot | null {
  const to = (nextRow: number, nextColumn: number): Spot => ({
    row: Math.min(Math.max(0, nextRow), Math.max(0, rows - 1)),
    column: Math.min(Math.max(-1, nextColumn), columns - 1),
  });
  switch (key) {
    case "ArrowDown":
    case "j":
      return to(row + 1, column);
    case "ArrowUp":
    case "k":
      return to(row - 1, column);
    case "ArrowRight":
    case "l":
      return to(row, column + 1);
    case "ArrowLeft":
    case "h":
      return to(row, column - 1);
    case "Home":
      return to(row, -1);
    case "End":
      return to(row, columns - 1);
    case "PageDown":
      return to(row + PAGE, column);
    case "PageUp":
      return to(row - PAGE, column);
    default:
      return null;
  }
}

/** Returns the scroll offset that brings a cell into sight of a box whose start is covered; the same if it is. */
export function offsetFor(at: number, size: number, offset: number, length: number): number {
  if (at < 0) return offset;
  const start = at * size;
  if (start < offset) return start;
  return Math.max(offset, start + size - length);
}
