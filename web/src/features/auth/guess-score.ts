// zxcvbn with the common passwords and word lists: a chunk loaded only when someone types a password. The server judges
// with more dictionaries and has the last word.
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";

/** Characters that are judged, as on the server. */
const MAX_LENGTH = 32;
const MIN_PART = 3;

const zxcvbn = new ZxcvbnFactory({ dictionary: common, graphs: adjacencyGraphs });

/** zxcvbn's score of 0 to 4, and the parts that are easy to guess. */
export interface Guess {
  score: number;
  parts: string[];
}

/** Estimates the strength of a password against an attacker who knows these words about its user. */
export function guess(password: string, words: string[]): Guess {
  const { score, sequence } = zxcvbn.check([...password].slice(0, MAX_LENGTH).join(""), words);
  const parts = sequence.flatMap(({ pattern, token }) =>
    pattern === "bruteforce" ? token.split(/[^\p{L}\p{N}]/u).filter(isObvious) : token,
  );
  return { score, parts: [...new Set(parts)].filter((part) => [...part].length >= MIN_PART) };
}

/** The cheapest split of "Summer2026!" is "Summer" and "2026!", which is no year. */
function isObvious(piece: string): boolean {
  return piece.length >= MIN_PART && zxcvbn.check(piece).score === 0;
}
