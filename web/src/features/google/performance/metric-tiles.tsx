// Totals of a period compared with the previous one; the selected tile is charted.
import { TrendingDown, TrendingUp } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { trendOf } from "@/lib/trend";
import { cx } from "@/ui/cx";
import type { Performance } from "../api";
import { useGoogleWords } from "../words";
import { METRICS, type Metric } from "./figures";

export interface MetricTilesProps {
  performance: Performance;
  selected: Metric;
  onSelect: (metric: Metric) => void;
}

/** A button for each figure. */
export function MetricTiles({ performance, selected, onSelect }: MetricTilesProps) {
  const { performance: words } = useGoogleWords();
  const format = useFormat();
  const { total, previous } = performance;
  return (
    <div className="@container">
      <fieldset
        aria-label={words.figures}
        className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line @lg:grid-cols-4"
      >
        {METRICS.map((metric) => (
          <button
            key={metric}
            type="button"
            aria-pressed={metric === selected}
            onClick={() => onSelect(metric)}
            className={cx(
              "focus-ring flex min-w-0 flex-col items-start gap-0.5 px-3.5 py-3 text-left transition-colors focus-visible:z-10",
              metric === selected ? "bg-primary-soft" : "bg-surface hover:bg-sunken",
            )}
          >
            <span className={cx("text-xs", metric === selected ? "font-medium text-link" : "text-ink-muted")}>
              {words.metrics[metric]}
            </span>
            <span className="numeric text-lg font-semibold text-ink">{format.number(total[metric])}</span>
            <TrendText now={total[metric]} before={previous?.[metric]} />
          </button>
        ))}
      </fieldset>
    </div>
  );
}

/** More, fewer, or as many as before; nothing where the period before is not known. */
function TrendText({ now, before }: { now: number; before: number | undefined }) {
  const { performance: words } = useGoogleWords();
  const format = useFormat();
  // The note below the figures says that nothing is known of the period before.
  if (before === undefined) return null;
  const trend = trendOf(now, before);
  if (!trend) return <span className="text-xs text-ink-faint">{words.no_comparison}</span>;
  if (trend.kind === "same") return <span className="text-xs text-ink-muted">{words.same}</span>;
  const Icon = trend.kind === "more" ? TrendingUp : TrendingDown;
  return (
    <span className="numeric inline-flex items-center gap-1 text-xs text-ink-muted">
      <Icon
        className={cx("size-3.5 shrink-0", trend.kind === "more" ? "text-good" : "text-poor")}
        strokeWidth={1.75}
        aria-hidden="true"
      />
      {words[trend.kind](format.percent(trend.percent))}
    </span>
  );
}
