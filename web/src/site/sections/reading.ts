// Facts about a long text: its headings, its words, its reading time.
import type { Block } from "../content/types/blocks";
import { plain } from "./inline";

const WORDS_PER_MINUTE = 220;

/** The anchor of a heading: "Îles & murs" is "iles-murs". */
export const anchor = (heading: string): string =>
  heading
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The headings that a table of contents lists. */
export const headingsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === "h2" ? [block.text] : []));

/** All texts of a block. */
export function textsOf(block: Block): string[] {
  switch (block.kind) {
    case "list":
    case "steps":
      return [...block.items];
    case "quote":
      return block.by ? [block.text, block.by] : [block.text];
    case "tip":
      return [block.title, block.text];
    case "example":
      return [block.title, ...block.lines];
    case "code":
      return [block.title];
    case "table":
      return [block.caption, ...block.head, ...block.rows.flat()];
    case "company":
      // Known to the server alone.
      return [];
    default:
      return [block.text];
  }
}

/** Returns the number of words in a text. */
export const wordsOf = (blocks: readonly Block[]): number =>
  blocks
    .flatMap(textsOf)
    .map((text) => plain(text).match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0)
    .reduce((sum, count) => sum + count, 0);

/** Returns the reading time in minutes, at least one. */
export const minutesOf = (blocks: readonly Block[]): number =>
  Math.max(1, Math.round(wordsOf(blocks) / WORDS_PER_MINUTE));
