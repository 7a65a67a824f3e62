// Figures of a period: the sums, and the chart of the chosen one with the period before.
import { type ReactNode, Suspense, useState } from "react";
import { useFormat } from "@/lib/i18n";
import type { LineChartProps } from "@/ui/charts/line-chart";
import { lazyPart } from "@/ui/lazy-part";
import { Skeleton } from "@/ui/skeleton";
import type { Performance } from "../api";
import { useGoogleWords } from "../words";
import { isByWeek, isPartlyKnown, type Metric, pointsOf, previousOf, weekEnd } from "./figures";
import { MetricTiles } from "./metric-tiles";

const LineChart = lazyPart<"LineChart", LineChartProps>(
  () => import("@/ui/charts/line-chart"),
  "LineChart",
).Part;

export interface KnownFiguresProps {
  performance: Performance;
  /** Subject of the figures. */
  name: string;
  /** Name of the period. */
  period: string;
  /** Action for missing earlier figures. */
  children?: ReactNode;
}

/** A click on a sum shows it in the chart. */
export function KnownFigures({ performance, name, period, children }: KnownFiguresProps) {
  const { performance: words } = useGoogleWords();
  const format = useFormat();
  const [metric, setMetric] = useState<Metric>("views");
  const byWeek = isByWeek(performance);
  const previous = previousOf(performance, metric);
  return (
    <div className="flex flex-col gap-3">
      <MetricTiles performance={performance} selected={metric} onSelect={setMetric} />
      <Suspense fallback={<Skeleton className="h-47 w-full rounded-md" />}>
        <LineChart
          label={words.chart(words.metrics[metric], name, period)}
          points={pointsOf(performance, metric)}
          describe={(value) => words.counts[metric](value, format.number(value))}
          columns={{ date: byWeek ? words.week : words.day, value: words.metrics[metric] }}
          unknown={words.unknown}
          {...(previous ? { previous: { label: words.previous, values: previous } } : {})}
          {...(byWeek
            ? { name: (date: string) => words.week_of(format.shortDay(date), format.shortDay(weekEnd(date))) }
            : {})}
        />
      </Suspense>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="max-w-[52ch] text-xs text-pretty text-ink-muted">
          {note(performance, words, format.date)}
        </p>
        {children}
      </div>
    </div>
  );
}

/** Note about compared periods, missing days, and Google's delay. */
function note(
  performance: Performance,
  words: ReturnType<typeof useGoogleWords>["performance"],
  date: (day: string) => string,
): string {
  const { items, previous, known_from, known_until } = performance;
  const until = known_until === null ? "" : words.known_until(date(`${known_until}T12:00:00`));
  if (isPartlyKnown(performance) && known_from !== null)
    return `${words.known_from(date(`${known_from}T12:00:00`))} ${until}`;
  const compared = previous === null ? words.not_compared : words.compared(items.length);
  return `${compared} ${until}`;
}
