// Cuts a text into parts with and without evidence. Pure.
import type { ReviewDetail } from "./api";

export type Evidence = ReviewDetail["evidence"][number];

/** Part of a text. */
export interface TextPart {
  /** Position in the text. */
  start: number;
  text: string;
  /** Topic that the part is about. */
  about?: Evidence;
}

/** Returns the parts of a text in order. Where evidence overlaps, the shorter one is shown: it says more. */
export function partsOf(text: string, evidence: readonly Evidence[]): TextPart[] {
  const inside = evidence.filter(({ start, end }) => 0 <= start && start < end && end <= text.length);
  const edges = [0, text.length, ...inside.flatMap(({ start, end }) => [start, end])];
  const cuts = [...new Set(edges)].sort((a, b) => a - b);
  const parts: TextPart[] = [];
  for (const [at, start] of cuts.entries()) {
    const end = cuts[at + 1];
    if (end === undefined) break;
    const over = inside.filter((each) => each.start <= start && end <= each.end);
    const about = over.sort((a, b) => a.end - a.start - (b.end - b.start))[0];
    const last = parts.at(-1);
    const piece = text.slice(start, end);
    if (last && last.about === about) last.text += piece;
    else parts.push({ start, text: piece, about });
  }
  return parts;
}
