// Performance of a location at Google: views, calls, clicks and directions, compared with the previous period.
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { NoChart } from "@/ui/charts/no-chart";
import { Skeleton } from "@/ui/skeleton";
import { performanceQuery } from "../api";
import { useGoogleWords } from "../words";
import { hasEarlier, PERIODS } from "./figures";
import { ImportEarlierButton } from "./import-earlier-button";
import { KnownFigures } from "./known-figures";
import { PeriodChoice } from "./period-choice";

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
  const [period, setPeriod] = useState<(typeof PERIODS)[number]>(30);
  const { data, isPending, error, refetch, isFetching } = useQuery(performanceQuery(id, period));
  return (
    <section aria-labelledby={title} className="min-w-0">
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h3 id={title} className="text-sm font-semibold text-ink">
          {words.title}
        </h3>
        <PeriodChoice periods={PERIODS} value={period} onChange={setPeriod} />
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
        <KnownFigures performance={data} name={name} period={words.periods[period]}>
          {canEdit && <ImportEarlierButton id={id} hasEarlier={data.previous === null && hasEarlier(data)} />}
        </KnownFigures>
      )}
    </section>
  );
}
