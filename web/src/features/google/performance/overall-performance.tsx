// Performance of all locations on the overview.
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { NoChart } from "@/ui/charts/no-chart";
import { Skeleton } from "@/ui/skeleton";
import { overallPerformanceQuery } from "../api";
import { useGoogleWords } from "../words";
import { OVERALL_PERIODS, type OverallPeriod } from "./figures";
import { KnownFigures } from "./known-figures";
import { PeriodChoice } from "./period-choice";

export interface OverallPerformanceProps {
  period: OverallPeriod;
  onChange: (period: OverallPeriod) => void;
}

/** The period, the four sums, the chart of one of them. */
export function OverallPerformance({ period, onChange }: OverallPerformanceProps) {
  const { performance: words } = useGoogleWords();
  const messages = useMessages();
  const title = useId();
  const { data, isPending, error, refetch, isFetching } = useQuery(overallPerformanceQuery(period));
  return (
    <Card className="min-w-0">
      <section aria-labelledby={title} className="p-4 sm:p-5">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={title} className="text-base font-semibold tracking-tight text-ink">
            {words.overall.title}
          </h2>
          <PeriodChoice periods={OVERALL_PERIODS} value={period} onChange={onChange} />
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
          <NoChart title={words.none} text={words.overall.none_text} />
        ) : (
          <KnownFigures performance={data} name={words.overall.name} period={words.periods[period]} />
        )}
      </section>
    </Card>
  );
}
