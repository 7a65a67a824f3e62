// The table of contents of a long text.
import type { Block } from "../content/types/blocks";
import { anchor, headingsOf } from "./reading";

/** Links to the headings; open beside the text on wide screens, folded above it on narrow ones. */
export function Contents({ title, blocks }: { title: string; blocks: readonly Block[] }) {
  const links = (
    <ol className="toc-list">
      {headingsOf(blocks).map((heading) => (
        <li key={heading}>
          <a href={`#${anchor(heading)}`}>{heading}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className="toc lg:hidden">
        <summary>{title}</summary>
        {links}
      </details>
      <nav className="toc hidden lg:block" aria-label={title}>
        <p className="toc-title">{title}</p>
        {links}
      </nav>
    </>
  );
}

/** A long text with its table of contents. */
export function WithContents({
  title,
  blocks,
  children,
}: {
  title: string;
  blocks: readonly Block[];
  children: React.ReactNode;
}) {
  return (
    <div className="column grid gap-10 py-12 sm:py-16 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] lg:gap-20">
      <div className="min-w-0 lg:order-2 lg:col-start-2 lg:row-start-1">
        <div className="lg:sticky lg:top-24">
          <Contents title={title} blocks={blocks} />
        </div>
      </div>
      <div className="min-w-0 lg:col-start-1 lg:row-start-1">{children}</div>
    </div>
  );
}
