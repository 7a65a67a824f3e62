// Differences between two texts, word by word. Pure.

/** Part of a text; marked where the other text does not have it. */
export interface Part {
  text: string;
  isMarked: boolean;
}

/** Maximum number of words that are compared one by one. */
const MAX_WORDS = 60;

const fold = (word: string) =>
  word
    .normalize("NFD")
    .replaceAll(/[\p{M}\p{P}]/gu, "")
    .toLowerCase();

/** Splits the found text into parts; words that the reference does not have are marked, in the order of both. */
export function markDifferences(reference: string, listed: string): Part[] {
  const words = listed.split(/(\s+)/).filter((word) => word !== "");
  const own = words.map((word) => (/^\s+$/.test(word) ? null : fold(word)));
  const theirs = reference.split(/\s+/).filter(Boolean).map(fold);
  if (own.length > 2 * MAX_WORDS || theirs.length > MAX_WORDS) return [{ text: listed, isMarked: false }];
  const common = commonWords(
    own.filter((word) => word !== null),
    theirs,
  );
  let at = 0;
  const parts = words.map((text, index) => {
    const word = own[index];
    if (word === null || word === undefined) return { text, isMarked: false };
    return { text, isMarked: !common.has(at++) && word !== "" };
  });
  return parts.reduce<Part[]>((all, part) => {
    const last = all.at(-1);
    if (last && last.isMarked === part.isMarked) last.text += part.text;
    else all.push({ ...part });
    return all;
  }, []);
}

/** Splits a phone number into parts; digits that differ from the reference, counted from the end, are marked. */
export function markDigits(reference: string, listed: string): Part[] {
  const theirs = reference.replaceAll(/\D/g, "");
  const all = [...listed];
  let left = listed.replaceAll(/\D/g, "").length;
  return all.reduce<Part[]>((parts, text) => {
    const isDigit = /\d/.test(text);
    const other = isDigit ? theirs.at(-left) : undefined;
    // The zero of national numbers takes the place of the country code.
    const isPrefix = text === "0" && listed.startsWith("0") && parts.length === 0;
    const isMarked = isDigit && !isPrefix && other !== text;
    if (isDigit) left--;
    const last = parts.at(-1);
    if (last && last.isMarked === isMarked) last.text += text;
    else parts.push({ text, isMarked });
    return parts;
  }, []);
}

/** Returns the indexes of the words that both have in the same order: the longest common subsequence. */
function commonWords(own: readonly string[], theirs: readonly string[]): Set<number> {
  const lengths = Array.from({ length: own.length + 1 }, () => new Array<number>(theirs.length + 1).fill(0));
  const lengthAt = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = own.length - 1; row >= 0; row--) {
    const line = lengths[row];
    for (let column = theirs.length - 1; line && column >= 0; column--) {
      line[column] =
        own[row] === theirs[column]
          ? 1 + lengthAt(row + 1, column + 1)
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
    }
  }
  const common = new Set<number>();
  let [row, column] = [0, 0];
  while (row < own.length && column < theirs.length) {
    if (own[row] === theirs[column]) {
      common.add(row);
      row++;
      column++;
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row++;
    else column++;
  }
  return common;
}
