// Figures in a row.
import type { Stat } from "../content/types/shapes";

/** Two to four figures with their labels. */
export function StatsBand({ items, small }: { items: readonly Stat[]; small?: boolean }) {
  const columns = items.length === 3 ? "sm:grid-cols-3" : "grid-cols-2 lg:grid-cols-4";
  return (
    <dl className={`grid gap-x-4 gap-y-8 sm:gap-x-8 ${columns}`}>
      {items.map(({ value, label, text }) => (
        <div key={label} className={small ? "flex flex-col" : "flex flex-col text-center"}>
          <dt className={`order-2 mt-1.5 ${small ? "text-ink-muted" : "font-medium"}`}>{label}</dt>
          <dd className={`numeric font-display ${small ? "text-2xl sm:text-3xl" : "text-3xl sm:text-4xl"}`}>
            {value}
          </dd>
          {text && <dd className="order-3 mt-1 text-sm text-ink-muted">{text}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** One figure of a small band. */
export function StatSmall({ value, label }: Stat) {
  return (
    <div className="flex flex-col">
      <dt className="order-2 mt-1.5 text-ink-muted">{label}</dt>
      <dd className="numeric font-display text-2xl sm:text-3xl">{value}</dd>
    </div>
  );
}
