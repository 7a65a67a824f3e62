// Views of all locations, day by day, against the 30 days before.
import { TrendingDown, TrendingUp } from "lucide-react";
import { Suspense } from "react";
import { useFormat } from "@/lib/i18n";
import { type Trend, trendOf } from "@/lib/trend";
import type { LineChartProps } from "@/ui/charts/line-chart";
import { NoChart } from "@/ui/charts/no-chart";
import { lazyPart } from "@/ui/lazy-part";
import { Skeleton } from "@/ui/skeleton";
import type { Overview } from "./api";
import { Panel } from "./panel";
import { type OverviewWords, useOverviewWords } from "./words";

const LineChart = lazyPart<"LineChart", LineChartProps>(
  () => import("@/ui/charts/line-chart"),
  "LineChart",
).Part;

/** The chart, its sum, and the comparison. */
export function ViewsPanel({
  days,
  before,
  className,
}: {
  days: Overview["daily_views"];
  before: number;
  className?: string;
}) {
  const { views: words } = useOverviewWords();
  const format = useFormat();
  const total = days.reduce((sum, { views }) => sum + views, 0);
  const trend = trendOf(total, before);
  const isEmpty = total === 0 && before === 0;
  return (
    <Panel
      title={words.title}
      note={words.note}
      {...(className ? { className } : {})}
      aside={
        !isEmpty && (
          <div className="sm:text-right">
            <p className="text-sm text-ink-muted">
              <span className="numeric text-xl font-semibold tracking-tight text-ink">
                {format.number(total)}
              </span>{" "}
              {words.total}
            </p>
            {trend && <TrendLine trend={trend} words={words} percent={format.percent} />}
          </div>
        )
      }
    >
      {isEmpty ? (
        <NoChart title={words.none} text={words.none_text} />
      ) : (
        <Suspense fallback={<Skeleton className="h-47 w-full rounded-md" />}>
          <LineChart
            label={words.chart}
            points={days.map(({ date, views }) => ({ date, value: views }))}
            describe={(views) => words.count(views, format.number(views))}
            columns={{ date: words.day, value: words.head }}
          />
        </Suspense>
      )}
    </Panel>
  );
}

function TrendLine({
  trend,
  words,
  percent,
}: {
  trend: Trend;
  words: OverviewWords["views"];
  percent: (value: number) => string;
}) {
  if (trend.kind === "same") return <p className="text-xs text-ink-muted">{words.same}</p>;
  const Icon = trend.kind === "more" ? TrendingUp : TrendingDown;
  return (
    <p className="numeric inline-flex items-center gap-1.5 text-xs text-ink-muted">
      <Icon
        className={trend.kind === "more" ? "size-4 text-good" : "size-4 text-poor"}
        strokeWidth={1.75}
        aria-hidden="true"
      />
      {words[trend.kind](percent(trend.percent))}
    </p>
  );
}
