// Visible rows of a list with equal row heights. Pure.

/** Number of rows rendered above and below the visible ones. */
const OVERSCAN_ROWS = 10;
/** Rows are added and removed in blocks of this size. */
const STEP = 4;

/** From the first row drawn to the one after the last; `top` is how far the list is scrolled, in pixels. */
export function rowsInSight(top: number, height: number, size: number, count: number) {
  const first = Math.floor((Math.floor(top / size) - OVERSCAN_ROWS) / STEP) * STEP;
  const last = Math.ceil((Math.ceil((top + height) / size) + OVERSCAN_ROWS) / STEP) * STEP;
  const clamped = (row: number) => Math.max(0, Math.min(row, count));
  return { first: clamped(first), last: clamped(last) };
}
