// Running text: headings, paragraphs, lists, quotations and tables as HTML, set for reading.
import type { ReactNode } from "react";

/** A column of 65 characters; its children are plain h2, h3, p, ul, ol, blockquote, table. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>;
}
