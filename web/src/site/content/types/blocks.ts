// The blocks long texts are made of. Inline: **bold** and [words](page:id) links; nothing else.

/** One block of a long text. */
export type Block =
  | { kind: "p"; text: string }
  | { kind: "h2"; text: string }
  | { kind: "h3"; text: string }
  | { kind: "list"; items: readonly string[] }
  | { kind: "steps"; items: readonly string[] }
  | { kind: "quote"; text: string; by?: string }
  | { kind: "tip"; title: string; text: string }
  | { kind: "example"; title: string; lines: readonly string[] }
  | { kind: "company" }
  | { kind: "code"; title: string; lines: readonly string[] }
  | { kind: "table"; caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };

/** A paragraph. */
export const p = (text: string): Block => ({ kind: "p", text });
/** A heading that the table of contents lists. */
export const h2 = (text: string): Block => ({ kind: "h2", text });
/** A heading below an h2. */
export const h3 = (text: string): Block => ({ kind: "h3", text });
/** An unordered list. */
export const list = (...items: string[]): Block => ({ kind: "list", items });
/** Numbered steps. */
export const steps = (...items: string[]): Block => ({ kind: "steps", items });
/** Somebody's words. */
export const quote = (text: string, by?: string): Block => ({ kind: "quote", text, by });
/** Advice set apart from the text. */
export const tip = (title: string, text: string): Block => ({ kind: "tip", title, text });
/** A sample text to copy, such as a reply to a review. */
export const example = (title: string, ...lines: string[]): Block => ({ kind: "example", title, lines });
/** What is typed into a terminal. */
export const code = (title: string, ...lines: string[]): Block => ({ kind: "code", title, lines });
/** Who runs the site: name, postal address, email, phone. */
export const company = (): Block => ({ kind: "company" });
/** A table; the first column names the row. */
export const table = (caption: string, head: string[], ...rows: string[][]): Block => ({
  kind: "table",
  caption,
  head,
  rows,
});
