// Commands of the command palette: each domain describes its commands in one place, the palette finds them by text.
import type { LucideIcon } from "lucide-react";
import type { Me } from "./me";
import type { Language } from "./preferences";

/** A page to go to, or something to do. */
export interface Command {
  /** Stable: it is remembered as recently used. */
  id: string;
  kind: "page" | "action";
  title: string;
  /** Other words that find it. */
  keywords?: string;
  icon: LucideIcon;
  /** Keyboard shortcut of the command. */
  keys?: readonly string[];
  run: () => void;
}

/** Context of the commands. */
export interface CommandWorld {
  language: Language;
  me: Me;
  /** The address the person is at, with its search. */
  href: string;
  /** Goes to an address of the app. */
  go: (href: string) => void;
}

/** The commands of one domain, in the order they are offered. */
export type Domain = (world: CommandWorld) => readonly Command[];

/** Folds case and accents: "Réglages" equals "reglages". */
export function fold(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();
}

/** Returns the commands that contain every word of a text, the best match first. */
export function findCommands(commands: readonly Command[], text: string): Command[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...commands];
  return commands
    .map((command, at) => ({ command, at, score: scoreOf(command, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.at - other.at)
    .map(({ command }) => command);
}

/** Minimum length of a word that is looked for in keywords and inside of words: shorter ones are in too many. */
const MIN_PART = 3;

/**
 * Returns the sum over the words: 4 at the start of the title, 3 at the start of a word in it, 2 inside of one, 1 at the
 * start of a keyword; 0 when one word is nowhere.
 */
function scoreOf({ title, keywords = "" }: Command, words: readonly string[]): number {
  const inTitle = fold(title);
  const inKeywords = fold(keywords);
  const scores = words.map((word) => {
    if (inTitle.startsWith(word)) return 4;
    if (beginsAWord(inTitle, word)) return 3;
    if (word.length < MIN_PART) return 0;
    if (inTitle.includes(word)) return 2;
    return beginsAWord(inKeywords, word) ? 1 : 0;
  });
  return scores.includes(0) ? 0 : scores.reduce<number>((sum, score) => sum + score, 0);
}

function beginsAWord(text: string, word: string): boolean {
  return text.split(/[\s'()/-]+/).some((part) => part.startsWith(word));
}
