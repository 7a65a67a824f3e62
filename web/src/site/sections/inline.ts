// Reads the marks a text may have: **bold**, [words](page:id), [words](https://…) for the work of others,
// and [words](app:/dashboard…) for screens of the app.
import { type PageId, routes } from "../routes";

/** A piece of a text. */
export type Part =
  | { kind: "plain"; text: string }
  | { kind: "bold"; text: string }
  | { kind: "link"; text: string; to: PageId }
  | { kind: "away"; text: string; href: string }
  | { kind: "screen"; text: string; href: string };

const MARK = /\*\*(.+?)\*\*|\[([^\]]+)\]\((?:page:([^)]*)|(https:\/\/[^)\s]+)|app:(\/dashboard[^)\s]*))\)/g;

/** Returns the pieces of a text in order. Throws on a link to a page that does not exist. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    const [all, bold, words, id, href, screen] = match;
    if (match.index > end) parts.push({ kind: "plain", text: text.slice(end, match.index) });
    if (words !== undefined && id !== undefined) parts.push({ kind: "link", text: words, to: pageId(id) });
    else if (words !== undefined && href !== undefined) parts.push({ kind: "away", text: words, href });
    else if (words !== undefined && screen !== undefined)
      parts.push({ kind: "screen", text: words, href: screen });
    else parts.push({ kind: "bold", text: bold ?? all });
    end = match.index + all.length;
  }
  if (end < text.length) parts.push({ kind: "plain", text: text.slice(end) });
  return parts;
}

/** The text without its marks. */
export const plain = (text: string): string =>
  partsOf(text)
    .map((part) => part.text)
    .join("");

/** The text without its marks. */
export const plainOf = (text: string): string =>
  partsOf(text)
    .map((part) => part.text)
    .join("");

function pageId(id: string): PageId {
  if (!isPageId(id)) throw new Error(`a text links to the page "${id}", which does not exist`);
  return id;
}

const isPageId = (id: string): id is PageId => Object.hasOwn(routes, id);
