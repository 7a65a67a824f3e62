// A text cut at the problems in it, so that they can be underlined. Pure.

/** Range of a problem, in UTF-16 code units. */
export interface Mark {
  start: number;
  end: number;
}

/** A piece of the text; with the problem that it has, if any. */
export interface Segment<Problem extends Mark> {
  text: string;
  problem: Problem | null;
}

/** Cuts a text at its problems. Of overlapping ones the first wins; a problem of another text is cut to this one. */
export function segmentsOf<Problem extends Mark>(
  text: string,
  problems: readonly Problem[],
): Segment<Problem>[] {
  const segments: Segment<Problem>[] = [];
  let at = 0;
  for (const problem of [...problems].sort((one, other) => one.start - other.start)) {
    const start = Math.max(problem.start, at);
    const end = Math.min(problem.end, text.length);
    if (start >= end) continue;
    if (start > at) segments.push({ text: text.slice(at, start), problem: null });
    segments.push({ text: text.slice(start, end), problem });
    at = end;
  }
  if (at < text.length) segments.push({ text: text.slice(at), problem: null });
  return segments;
}
