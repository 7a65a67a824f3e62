// How strong a password is: the meter's points, and the passphrase that needs none of them.

export type StrengthLevel = "weak" | "fair" | "good" | "strong";

const MIN_SCORE = 3;
const LENGTH_POINT_AT = 8;
const PASSPHRASE_FROM = 15;
const PASSPHRASE_MIN_GUESS_SCORE = 3;

/** 0 to 5: one point each for 8 characters, an upper-case letter, a lower-case letter, a digit, a symbol. */
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

/** The word for a score. */
export function strengthLevel(score: number): StrengthLevel {
  if (score <= 1) return "weak";
  if (score === 2) return "fair";
  return score === 3 ? "good" : "strong";
}

/** Whether it is long enough to be judged as a passphrase, in case its score is too low. */
export function mayBePassphrase(password: string): boolean {
  return [...password].length >= PASSPHRASE_FROM && strengthScore(password) < MIN_SCORE;
}

/** Whether the server will take it. A judge that cannot be loaded leaves the decision to the server. */
export async function isAcceptable(
  password: string,
  guessScore: GuessScore = lazyGuessScore,
): Promise<boolean> {
  if (strengthScore(password) >= MIN_SCORE) return true;
  if (!mayBePassphrase(password)) return false;
  return guessScore(password).then(
    (score) => score >= PASSPHRASE_MIN_GUESS_SCORE,
    () => true,
  );
}

/** zxcvbn's score of 0 to 4. */
export type GuessScore = (password: string) => Promise<number>;

const lazyGuessScore: GuessScore = async (password) => (await import("./guess-score")).guessScore(password);
