// Performance of a location at Google: views, calls, clicks and directions, compared with the previous period.
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useId, useState } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import type { LineChartProps } from "@/ui/charts/line-chart";
import { NoChart } from "@/ui/charts/no-chart";
import { lazyPart } from "@/ui/lazy-part";
import { Skeleton } from "@/ui/skeleton";
import { type Performance, performanceQuery } from "../api";
import { useGoogleWords } from "../words";
import { EarlierFigures } from "./earlier-figures";
import { hasEarlier, isByWeek, isPartlyKnown, type Metric, type Period, pointsOf, weekEnd } from "./figures";
import { MetricTiles } from "./metric-tiles";
import { PeriodChoice } from "./period-choice";

const LineChart = lazyPart<"LineChart", LineChartProps>(
  () => import("@/ui/charts/line-chart"),
  "LineChart",
).Part;

export interface PerformancePanelProps {
  /** The location, and what it is called. */
  id: string;
  name: string;
  canEdit: boolean;
}

/** The section of the drawer: the period, the four sums, the chart of one of them. */
export function PerformancePanel({ id, name, canEdit }: PerformancePanelProps) {
  const { performance: words } = useGoogleWords();
  const messages = useMessages();
  const title = useId();
  const [period, setPeriod] = useState<Period>(30);
  const { data, isPending, error, refetch, isFetching } = useQuery(performanceQuery(id, period));
  return (
    <section aria-labelledby={title} className="min-w-0">
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h3 id={title} className="text-sm font-semibold text-ink">
          {words.title}
        </h3>
        <PeriodChoice value={period} onChange={setPeriod} />
      </div>
      {isPending ? (
        <Skeleton className="h-72 w-full rounded-md" />
      ) : !data ? (
        <Banner
          kind="error"
          actions={
            <Button size="sm" isPending={isFetching} onPress={() => void refetch()}>
              {messages.ui.retry}
            </Button>
          }
        >
          {words.failed} {problemText(error, messages)}
        </Banner>
      ) : data.known_from === null ? (
        <NoChart title={words.none} text={words.none_text} />
      ) : (
        <Known performance={data} name={name} period={words.periods[period]}>
          {canEdit && <EarlierFigures id={id} isMissing={data.previous === null && hasEarlier(data)} />}
        </Known>
      )}
    </section>
  );
}

interface KnownProps {
  performance: Performance;
  name: string;
  /** Name of the period. */
  period: string;
  /** Action for missing earlier figures. */
  children: ReactNode;
}

function Known({ performance, name, period, children }: KnownProps) {
  const { performance: words } = useGoogleWords();
  const format = useFormat();
  const [metric, setMetric] = useState<Metric>("views");
  const byWeek = isByWeek(performance);
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
