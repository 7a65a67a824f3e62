// Trend of a figure against an earlier one. Pure.

export type Trend = { kind: "more" | "fewer"; percent: number } | { kind: "same" };

/** Returns the change from `before` to `now` in percent; null without a comparable value. */
export function trendOf(now: number, before: number): Trend | null {
  if (before === 0) return null;
  const percent = Math.round((100 * Math.abs(now - before)) / before);
  if (percent === 0) return { kind: "same" };
  return { kind: now > before ? "more" : "fewer", percent };
}
