// Line of the summary: item and amount.
import { cx } from "@/ui/cx";

/** Term at the left, amount at the right. */
export function Line({ term, value, isStrong = false }: { term: string; value: string; isStrong?: boolean }) {
  return (
    <div className={cx("flex items-baseline justify-between gap-4", isStrong && "font-semibold")}>
      <dt className={cx("min-w-0 text-pretty", !isStrong && "text-ink-muted")}>{term}</dt>
      <dd className="numeric whitespace-nowrap">{value}</dd>
    </div>
  );
}
