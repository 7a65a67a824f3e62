// The shape of a tiny trend line. Pure.

/** Size of the drawing in pixels, and the room that its last dot needs. */
export const WIDTH = 88;
export const HEIGHT = 28;
const PAD = 4;

/** Place in the drawing. */
export interface Spot {
  x: number;
  y: number;
}

/** Returns the places of figures from 0 to 100, the oldest at the left. */
export function spotsOf(values: readonly number[]): Spot[] {
  const step = values.length > 1 ? (WIDTH - 2 * PAD) / (values.length - 1) : 0;
  const left = values.length > 1 ? PAD : WIDTH / 2;
  return values.map((value, index) => ({
    x: round(left + index * step),
    y: round(HEIGHT - PAD - (value / 100) * (HEIGHT - 2 * PAD)),
  }));
}

/** Returns the path through places. */
export function pathOf(spots: readonly Spot[]): string {
  return spots.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
