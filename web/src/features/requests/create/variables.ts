// Variables in the texts of a request. Pure.

/** Variables that a text may use, in the order in which they are offered. */
export const VARIABLES = ["name", "business", "link"] as const;
export type Variable = (typeof VARIABLES)[number];

const PATTERN = /\{([a-z_]+)\}/g;

/** A piece of a text: words, or a variable. */
export interface Piece {
  text: string;
  variable: Variable | null;
}

/** Cuts a text at its variables, which get their values. Other names between braces stay as they are. */
export function piecesOf(text: string, values: Readonly<Record<Variable, string>>): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(PATTERN)) {
    const variable = VARIABLES.find((each) => each === match[1]);
    if (!variable) continue;
    if (match.index > at) pieces.push({ text: text.slice(at, match.index), variable: null });
    pieces.push({ text: values[variable], variable });
    at = match.index + match[0].length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), variable: null });
  return pieces;
}

/** Returns the text as a recipient reads it. */
export function filled(text: string, values: Readonly<Record<Variable, string>>): string {
  return piecesOf(text, values)
    .map((piece) => piece.text)
    .join("");
}
