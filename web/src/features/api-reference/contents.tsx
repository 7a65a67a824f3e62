// The list of all operations; on a narrow screen behind a button.
import { ChevronDown } from "lucide-react";
import { type MouseEvent, useRef } from "react";
import { cx } from "@/ui/cx";
import { MethodBadge } from "./method-badge";
import { type Group, nameOf } from "./model";
import { useReferenceWords } from "./words";

/** Every operation by tag, as links into the page. */
export function Contents({ groups }: { groups: readonly Group[] }) {
  const words = useReferenceWords();
  const details = useRef<HTMLDetailsElement>(null);
  const follow = (event: MouseEvent) => {
    if ((event.target as HTMLElement).closest("a")) details.current?.removeAttribute("open");
  };
  return (
    <>
      <nav aria-label={words.contents} className="min-h-0 flex-1 overflow-y-auto pr-1 max-lg:hidden">
        <Tags groups={groups} />
      </nav>
      <details ref={details} className="group lg:hidden">
        <summary className="focus-ring flex cursor-default list-none items-center justify-between rounded-md py-1 text-sm font-medium text-ink-muted [&::-webkit-details-marker]:hidden">
          {words.contents}
          <ChevronDown
            className="size-4 transition-transform group-open:rotate-180"
            strokeWidth={1.5}
            aria-hidden="true"
          />
        </summary>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: following a link by keyboard is a click, too */}
        <nav aria-label={words.contents} onClick={follow} className="mt-2 max-h-[60vh] overflow-y-auto">
          <Tags groups={groups} />
        </nav>
      </details>
    </>
  );
}

function Tags({ groups }: { groups: readonly Group[] }) {
  return groups.map(({ tag, operations }, at) => (
    <div key={tag} className={cx(at > 0 && "mt-5")}>
      <a
        href={`#tag-${tag}`}
        className="focus-ring block rounded-sm px-2 py-1 text-xs font-semibold text-ink first-letter:uppercase hover:underline"
      >
        {tag}
      </a>
      <ul>
        {operations.map(({ id, method }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="focus-ring flex min-h-7 items-center gap-2 rounded-sm px-2 py-1 text-sm text-ink-muted hover:bg-hover hover:text-ink"
            >
              <MethodBadge method={method} isSmall />
              <span className="min-w-0 break-words">{nameOf(id)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}
