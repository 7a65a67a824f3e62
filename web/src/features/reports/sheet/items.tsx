// Lists of the work done and of the next steps.
import { Check } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import type { Item } from "../types";
import { SourceLink } from "./source-link";

/** Things that were done, with their days. */
export function DoneItems({ items }: { items: readonly Item[] }) {
  const format = useFormat();
  return (
    <ul className="flex flex-col">
      {items.map(({ text, on, source }) => (
        <li
          key={`${on}${text}`}
          className="flex gap-3.5 border-b border-line py-3 break-inside-avoid last:border-0"
        >
          <span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full bg-good-soft text-good-ink">
            <Check className="size-3" strokeWidth={2.5} aria-hidden="true" />
          </span>
          <SourceLink href={source} className="min-w-0 flex-1 break-words text-pretty text-ink">
            <bdi>{text}</bdi>
          </SourceLink>
          {on && (
            <time dateTime={on} className="numeric shrink-0 text-sm text-ink-faint">
              {format.shortDay(on)}
            </time>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Next steps, the most important first. */
export function NextItems({ items }: { items: readonly Item[] }) {
  const format = useFormat();
  return (
    <ol className="flex flex-col">
      {items.map(({ text, source }, at) => (
        <li
          key={text}
          className="flex items-baseline gap-4 border-b border-line py-3.5 break-inside-avoid last:border-0"
        >
          <span
            aria-hidden="true"
            className="numeric w-6 shrink-0 font-display text-2xl leading-none text-brass-ink"
          >
            {format.number(at + 1)}
          </span>
          <SourceLink href={source} className="min-w-0 text-base break-words text-pretty text-ink">
            <bdi>{text}</bdi>
          </SourceLink>
        </li>
      ))}
    </ol>
  );
}
