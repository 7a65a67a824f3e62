// Steps in their order.
import type { Item } from "../content/types/shapes";

/** Numbered steps; two to four in a row on wide screens. */
export function Steps({ items }: { items: readonly Item[] }) {
  const columns =
    items.length === 4
      ? "lg:grid-cols-4 sm:grid-cols-2"
      : items.length === 2
        ? "sm:grid-cols-2"
        : "md:grid-cols-3";
  return (
    <ol className={`grid gap-8 ${columns}`}>
      {items.map(({ title, text }, index) => (
        <li key={title} className="step">
          <span className="step-number" aria-hidden="true">
            {index + 1}
          </span>
          <h3 className="mt-4 text-lg font-semibold">{title}</h3>
          <p className="mt-1.5 text-pretty text-ink-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
