// "Recent Performance": views a day.
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import type { LineChartProps } from "@/ui/charts/line-chart";
import { NoChart } from "@/ui/charts/no-chart";
import { lazyPart } from "@/ui/lazy-part";
import { Skeleton } from "@/ui/skeleton";
import type { Location } from "../types";
import { statsQuery } from "./api";
import { Section } from "./section";
import { useDrawerWords } from "./words";

const LineChart = lazyPart<"LineChart", LineChartProps>(
  () => import("@/ui/charts/line-chart"),
  "LineChart",
).Part;

/** Chart of the last 30 days, or the reason why it is missing. */
export function Performance({ location }: { location: Location }) {
  const messages = useMessages();
  const { overview: words } = useDrawerWords();
  const format = useFormat();
  const { data, isPending, error, refetch, isFetching } = useQuery(statsQuery(location.id));
  const total = data?.reduce((sum, { views }) => sum + views, 0) ?? 0;
  const skeleton = <Skeleton className="h-47 w-full rounded-md" />;
  return (
    <Section
      title={words.performance}
      note={words.performance_note}
      action={
        data &&
        data.length > 0 && (
          <p className="numeric text-sm text-ink-muted">
            <span className="font-semibold text-ink">{format.number(total)}</span> {words.views_total}
          </p>
        )
      }
    >
      {isPending ? (
        skeleton
      ) : !data && error ? (
        <Banner
          kind="error"
          actions={
            <Button size="sm" isPending={isFetching} onPress={() => void refetch()}>
              {messages.ui.retry}
            </Button>
          }
        >
          {words.performance_failed} {problemText(error, messages)}
        </Banner>
      ) : data && data.length > 0 ? (
        <Suspense fallback={skeleton}>
          <LineChart
            label={words.chart(location.name)}
            points={data.map(({ date, views }) => ({ date, value: views }))}
            describe={(views) => words.views(views, format.number(views))}
            columns={{ date: words.day, value: words.views_head }}
          />
        </Suspense>
      ) : (
        <NoChart title={words.no_views} text={words.no_views_text} />
      )}
    </Section>
  );
}
