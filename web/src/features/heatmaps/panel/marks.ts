// Appearance and labels of the pins on the map. Pure.

import { type Outcome, outcomeColor, rankColor, type Scale, textColor } from "@/lib/rank-colors";
import type { Pin } from "../api";
import type { Difference } from "./difference";
import type { PanelWords } from "./en";
import type { Write } from "./write";

/** Drawing of a pin: filled, hollow, hatched, a faint dot, or nothing. */
export type Shape = "filled" | "hollow" | "hatched" | "dot" | "none";

/** A pin as it is drawn. */
export interface Mark {
  shape: Shape;
  /** Text on the pin. */
  text: string;
  color: string;
  /** Color of the text. */
  ink: string;
  /** Name for screen readers. */
  label: string;
}

const SHAPES: Record<Pin["state"], Shape> = {
  rank: "filled",
  absent: "filled",
  missing: "hatched",
  excluded: "none",
  estimated: "hollow",
  waiting: "dot",
};

/** Returns the marks of pins as ranks. */
export function rankMarks(pins: readonly Pin[], scale: Scale, words: PanelWords, write: Write): Mark[] {
  return pins.map((pin) => {
    const color = rankColor(pin.rank, scale);
    return {
      shape: SHAPES[pin.state],
      text: rankText(pin, words, write),
      color,
      ink: textColor(color),
      label: `${words.pin.label(pin.row + 1, pin.column + 1)}: ${stateText(pin, words, write)}`,
    };
  });
}

/** Returns the marks of a comparison. */
export function differenceMarks(
  differences: readonly Difference[],
  scale: Scale,
  words: PanelWords,
  write: Write,
): Mark[] {
  return differences.map(({ outcome, gain, before, after }) => {
    const color = outcomeColor(outcome, scale);
    const change = before
      ? words.pin.from_to(stateText(before, words, write), stateText(after, words, write))
      : stateText(after, words, write);
    return {
      shape: after.state === "excluded" ? "none" : gain === null ? "hatched" : "filled",
      text: gainText(gain, write),
      color,
      ink: textColor(color),
      label: `${words.pin.label(after.row + 1, after.column + 1)}: ${change}. ${outcomeWord(outcome, words)}`,
    };
  });
}

/** Returns the word for the outcome of a comparison. */
export function outcomeWord(outcome: Outcome, words: PanelWords): string {
  if (outcome === "better" || outcome === "worse") return words.map[outcome];
  return outcome === "unknown" ? words.map.not_measured : words.map.same;
}

/** Returns the text on a pin: "4", "20+", "≈7". */
export function rankText({ state, rank }: Pin, words: PanelWords, write: Write): string {
  if (state === "absent") return words.figures.absent;
  if (rank === null || (state !== "rank" && state !== "estimated")) return "";
  const text = Math.round(rank) > 20 ? words.figures.absent : write.number(Math.round(rank));
  return state === "estimated" ? `≈${text}` : text;
}

/** Returns the state of a pin in words: "rank 4", "not in the top 20". */
export function stateText({ state, rank }: Pin, words: PanelWords, write: Write): string {
  const { states } = words.pin;
  if (state === "rank" || state === "estimated") return states[state](rank === null ? "–" : write.rank(rank));
  return states[state];
}

/** Returns a gain of ranks with its sign: "+4", "−6", "=". */
export function gainText(gain: number | null, write: Write): string {
  if (gain === null) return "";
  return gain === 0 ? "=" : write.signed(gain);
}
