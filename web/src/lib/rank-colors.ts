// Colors of pins, and of the text on them. Pure.

/** Scale of colors: the usual one from green to red, or one that color-blind people can read. */
export type Scale = "usual" | "color_blind";

/** Colors of the ranks from 1; later ranks have the last one. */
const RANKS: Record<Scale, readonly string[]> = {
  usual: ["#1A6600", "#59810A", "#969C15", "#CBB21D", "#FFC826", "#EF9E1E", "#DD7015", "#CC430D", "#BA1604"],
  // From dark blue over pale to dark orange: they differ in lightness and never in red against green.
  color_blind: [
    "#053061",
    "#2166AC",
    "#4393C3",
    "#92C5DE",
    "#D1E5F0",
    "#FEE0B6",
    "#FDB863",
    "#E08214",
    "#A04A02",
  ],
};

const ABSENT = "#9CA3AF";
/** The last rank that is searched. */
const DEPTH = 20;
const DARK_TEXT = "#17202A";
const LIGHT_TEXT = "#FFFFFF";

/** Outcomes of a comparison at a pin. */
export type Outcome = "better" | "worse" | "same" | "noise" | "unknown";

const OUTCOMES: Record<Scale, Record<Outcome, string>> = {
  usual: { better: "#1F7A4D", worse: "#B3261E", same: "#C3C9D1", noise: "#C3C9D1", unknown: "#E5E7EB" },
  color_blind: { better: "#2166AC", worse: "#B35806", same: "#C3C9D1", noise: "#C3C9D1", unknown: "#E5E7EB" },
};

/** Returns the color of a rank; null and ranks after 20 are those of an absent business. */
export function rankColor(rank: number | null, scale: Scale): string {
  if (rank === null || Math.round(rank) > DEPTH) return ABSENT;
  const colors = RANKS[scale];
  const at = Math.min(Math.max(Math.round(rank), 1), colors.length) - 1;
  return colors[at] ?? ABSENT;
}

/** Returns the color of a difference. */
export function outcomeColor(outcome: Outcome, scale: Scale): string {
  return OUTCOMES[scale][outcome];
}

/** Returns the text color, dark or white, that has more contrast with a ground of this color. */
export function textColor(ground: string): string {
  return contrast(ground, DARK_TEXT) >= contrast(ground, LIGHT_TEXT) ? DARK_TEXT : LIGHT_TEXT;
}

/** Returns the contrast of two colors as WCAG 2 defines it: 1 to 21. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(color.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
