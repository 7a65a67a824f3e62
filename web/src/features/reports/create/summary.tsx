// Summary of the new report or schedule, as a list of facts.
import type { ReactNode } from "react";
import { cx } from "@/ui/cx";

export interface SummaryProps {
  title: string;
  /** True where names stand above their facts. */
  isNarrow?: boolean;
  children: ReactNode;
}

/** The box with its title. */
export function Summary({ title, isNarrow = false, children }: SummaryProps) {
  return (
    <section
      aria-labelledby="what-will-happen"
      className={cx("overflow-hidden rounded-lg border border-line", !isNarrow && "@container")}
    >
      <h3
        id="what-will-happen"
        className="border-b border-line bg-paper/60 px-4 py-2.5 text-sm font-semibold text-ink"
      >
        {title}
      </h3>
      <dl className="divide-y divide-line">{children}</dl>
    </section>
  );
}

/** One fact. */
export function Fact({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-3 px-4 py-2.5 text-sm @md:grid-cols-[8.5rem_minmax(0,1fr)]">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="numeric min-w-0 break-words text-ink">
        <span className="font-medium">{children}</span>
        {note && <span className="block text-xs text-pretty text-ink-muted">{note}</span>}
      </dd>
    </div>
  );
}
