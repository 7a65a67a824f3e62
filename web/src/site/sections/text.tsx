// A text with its **bold**, its [links](page:id) and its [sources](https://…).
import { PageLink } from "../link";
import { partsOf } from "./inline";

/** One text of a block. */
export function Text({ children }: { children: string }) {
  return partsOf(children).map((part) => {
    if (part.kind === "link") {
      return (
        <PageLink key={part.to + part.text} to={part.to}>
          {part.text}
        </PageLink>
      );
    }
    if (part.kind === "away") {
      return (
        <a key={part.href} href={part.href} rel="noopener">
          {part.text}
        </a>
      );
    }
    if (part.kind === "screen") {
      return (
        <a key={part.href} href={part.href} rel="nofollow">
          {part.text}
        </a>
      );
    }
    return part.kind === "bold" ? <strong key={part.text}>{part.text}</strong> : part.text;
  });
}
