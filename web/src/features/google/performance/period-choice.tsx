// Choice of the period.
import { cx } from "@/ui/cx";
import { useGoogleWords } from "../words";
import type { Period } from "./figures";

export interface PeriodChoiceProps<P extends Period> {
  periods: readonly P[];
  value: P;
  onChange: (period: P) => void;
}

/** One button for each period, side by side. */
export function PeriodChoice<P extends Period>({ periods, value, onChange }: PeriodChoiceProps<P>) {
  const { performance: words } = useGoogleWords();
  return (
    <fieldset aria-label={words.period} className="flex">
      {periods.map((period) => (
        <button
          key={period}
          type="button"
          aria-pressed={period === value}
          onClick={() => onChange(period)}
          className={cx(
            "focus-ring target-44 relative -ml-px h-8 border border-line-strong px-2.5 text-xs font-medium transition-colors first:ml-0 first:rounded-l-md last:rounded-r-md focus-visible:z-10",
            period === value
              ? "bg-primary-soft text-link"
              : "bg-surface text-ink-muted hover:bg-sunken hover:text-ink",
          )}
        >
          {words.periods[period]}
        </button>
      ))}
    </fieldset>
  );
}
