// Features side by side.
import type { IconItem } from "../content/types/shapes";

/** Cards with a sign, a title and a sentence; two or three in a row. */
export function FeatureGrid({ items, columns = 3 }: { items: readonly IconItem[]; columns?: 2 | 3 | 4 }) {
  const wide = { 2: "", 3: "lg:grid-cols-3", 4: "lg:grid-cols-4" }[columns];
  return (
    <ul className={`even-out grid gap-x-8 gap-y-10 sm:grid-cols-2 ${wide}`}>
      {items.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <Sign icon={Icon} />
          <h3 className="mt-4 text-lg font-semibold">{title}</h3>
          <p className="mt-1.5 text-pretty text-ink-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** An icon on its little tile. Decorative. */
export function Sign({ icon: Icon }: { icon: IconItem["icon"] }) {
  return (
    <span className="sign">
      <Icon className="size-5" strokeWidth={1.5} aria-hidden="true" />
    </span>
  );
}
