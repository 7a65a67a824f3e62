// The shape of a tiny trend line. Pure.

/** Size of the drawing in pixels, and the room that its last dot needs. */
export const WIDTH = 88;
export const HEIGHT = 28;
const PAD = 4;
/** Minimum of percentage points from bottom to top, so that noise does not look like a mountain. */
const MIN_SPAN = 30;

/** Place in the drawing. */
export interface Spot {
  x: number;
  y: number;
}

/** Returns the places of figures from 0 to 100, the oldest at the left; the drawing shows only the part they need. */
export function spotsOf(values: readonly number[]): Spot[] {
  const { low, span } = rangeOf(values);
  const step = values.length > 1 ? (WIDTH - 2 * PAD) / (values.length - 1) : 0;
  const left = values.length > 1 ? PAD : WIDTH / 2;
  return values.map((value, index) => ({
    x: round(left + index * step),
    y: round(HEIGHT - PAD - ((value - low) / span) * (HEIGHT - 2 * PAD)),
  }));
}

function rangeOf(values: readonly number[]): { low: number; span: number } {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const span = Math.max(max - min, MIN_SPAN);
  const low = Math.min(Math.max((min + max - span) / 2, 0), 100 - span);
  return { low, span };
}

/** Returns the path through places. */
export function pathOf(spots: readonly Spot[]): string {
  return spots.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
