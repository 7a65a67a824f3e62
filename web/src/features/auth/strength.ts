// Strength of a password: points of the meter, passphrases that need none, and resistance to guessing.
import type { AuthFailure } from "./errors";
import type { Guess } from "./guess-score";

export type StrengthLevel = "weak" | "fair" | "good" | "strong";

const MIN_SCORE = 3;
const LENGTH_POINT_AT = 8;
const PASSPHRASE_FROM = 15;
const MIN_GUESS_SCORE = 3;
const MIN_WORD = 3;

/** Returns 0 to 5 points, one each for 8 characters, an upper-case letter, a lower-case letter, a digit, a symbol. */
export function strengthScore(password: string): number {
  const points = [
    [...password].length >= LENGTH_POINT_AT,
    /\p{Lu}/u.test(password),
    /\p{Ll}/u.test(password),
    /\p{Nd}/u.test(password),
    /[^\p{L}\p{N}\s]/u.test(password),
  ];
  return points.filter(Boolean).length;
}

/** Returns the level of a score. */
export function strengthLevel(score: number): StrengthLevel {
  if (score <= 1) return "weak";
  if (score === 2) return "fair";
  return score === 3 ? "good" : "strong";
}

/** Returns true for a password with a low score that is long enough for a passphrase. */
export function mayBePassphrase(password: string): boolean {
  return [...password].length >= PASSPHRASE_FROM && strengthScore(password) < MIN_SCORE;
}

/** Reason why a password is refused: too few points, or easy to guess because of these parts. */
export type Refusal = { kind: "weak" } | { kind: "guessable"; parts: string[] };

/** Returns the expected refusal; null when there is none. Without the estimator the server decides. */
export async function refusalOf(
  password: string,
  words: string[] = [],
  judge: Judge = lazyJudge,
): Promise<Refusal | null> {
  if (strengthScore(password) < MIN_SCORE && !mayBePassphrase(password)) return { kind: "weak" };
  const guess = await judge(password, words).catch(() => null);
  if (!guess || guess.score >= MIN_GUESS_SCORE) return null;
  return { kind: "guessable", parts: guess.parts };
}

/** Returns the refusal of the server: its message quotes the parts. */
export function refusalIn({ message, reasons }: AuthFailure): Refusal {
  if (!reasons?.includes("pwned")) return { kind: "weak" };
  return { kind: "guessable", parts: [...message.matchAll(/“(.+?)”/gu)].map(([, part = ""]) => part) };
}

/** Returns the words of texts about the user, which an attacker could guess first. */
export function ownWords(texts: string[]): string[] {
  const words = texts.flatMap((text) => [text, ...text.split(/\P{L}/u)]);
  return [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => word.length >= MIN_WORD);
}

export type Judge = (password: string, words: string[]) => Promise<Guess>;

const lazyJudge: Judge = async (password, words) => (await import("./guess-score")).guess(password, words);
