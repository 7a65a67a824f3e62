// Ranks of any business of a scan at its pins, and figures from them. Pure.
import type { Business, Pin } from "../api";

/** Rank that an absent business counts as in averages over all pins. */
export const ABSENT_RANK = 21;

/** Returns the pins of a scan as the business at `index` of its list sees them; the first is the measured one. */
export function pinsOf(grid: readonly Pin[], index: number): Pin[] {
  if (index === 0) return [...grid];
  return grid.map((pin) => {
    // Competitors come from answers only, because estimates cover only the measured business.
    if (pin.state === "estimated") return { ...pin, state: "missing", rank: null };
    if (pin.state !== "rank" && pin.state !== "absent") return pin;
    const place = pin.top.indexOf(index);
    return { ...pin, state: place < 0 ? "absent" : "rank", rank: place < 0 ? null : place + 1 };
  });
}

/** Returns a name for a business that is the same in every scan. */
export function keyOf(business: Business): string {
  return business.place_id ?? business.name;
}

/** Returns the position of the business with this key: 0 without a key, -1 when no answer has it. */
export function indexOfKey(businesses: readonly Business[], key: string | undefined): number {
  if (key === undefined) return 0;
  return businesses.findIndex((business) => !business.is_own && keyOf(business) === key);
}

/** Counts and figures of one business over the measured pins of a scan. */
export interface Tally {
  /** Pins with an answer. */
  measured: number;
  /** Pins that should have one. */
  expected: number;
  top3: number;
  /** Pins with a rank of 4 to 10. */
  top10: number;
  /** Pins with a rank of 11 to 20. */
  top20: number;
  found: number;
  absent: number;
  /** Sum of the ranks where it is found. */
  sum: number;
  solv: number | null;
  atrp: number | null;
  arp: number | null;
  visibility: number | null;
  coverage: number | null;
}

/** Counts pins. Those without an answer stay out of every figure. */
export function tally(pins: readonly Pin[]): Tally {
  const expected = pins.filter(({ state }) => state !== "excluded" && state !== "estimated").length;
  const ranks = pins.flatMap(({ state, rank }) => (state === "rank" && rank !== null ? [rank] : []));
  const absent = pins.filter(({ state }) => state === "absent").length;
  const measured = ranks.length + absent;
  const between = (from: number, to: number) => ranks.filter((rank) => rank >= from && rank <= to).length;
  const [top3, top10, top20] = [between(1, 3), between(4, 10), between(11, 20)];
  const sum = ranks.reduce((total, rank) => total + rank, 0);
  return {
    measured,
    expected,
    top3,
    top10,
    top20,
    found: ranks.length,
    absent,
    sum,
    solv: ratio(100 * top3, measured),
    atrp: ratio(sum + ABSENT_RANK * absent, measured),
    arp: ratio(sum, ranks.length),
    visibility: ratio(100 * top3 + 70 * top10 + 40 * top20, measured),
    coverage: ratio(100 * measured, expected),
  };
}

/** Returns a quotient of whole numbers with two decimals, half away from zero on the exact fraction. */
export function ratio(above: number, below: number): number | null {
  return below === 0 ? null : Math.floor((200 * above + below) / (2 * below)) / 100;
}

/** Returns the pin in the middle of a square grid. */
export function centerOf(pins: readonly Pin[]): Pin | undefined {
  const half = (Math.sqrt(pins.length) - 1) / 2;
  return pins.find(({ row, column }) => row === half && column === half);
}

/** Returns the position of the next pin in a direction that is drawn; the same when there is none. */
export function neighbor(pins: readonly Pin[], at: number, [down, right]: readonly [number, number]): number {
  const size = Math.sqrt(pins.length);
  const from = pins[at];
  if (!from) return at;
  for (
    let row = from.row + down, column = from.column + right;
    row >= 0 && row < size && column >= 0 && column < size;
    row += down, column += right
  ) {
    const next = row * size + column;
    if (pins[next]?.state !== "excluded") return next;
  }
  return at;
}
