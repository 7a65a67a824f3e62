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
    if (part.kind === "plain") return part.text;
    return (
      // A flag such as --encrypt would break after its dashes.
      <strong key={part.text} className={part.text.startsWith("--") ? "whitespace-nowrap" : undefined}>
        {part.text}
      </strong>
    );
  });
}
