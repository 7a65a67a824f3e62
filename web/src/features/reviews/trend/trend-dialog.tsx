// Dialog of the reviews by month: a chart of one source, a table of all, and their calculation.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { BarChart } from "@/ui/charts/bar-chart";
import { NoChart } from "@/ui/charts/no-chart";
import { Dialog } from "@/ui/dialog";
import { LoadFailed } from "@/ui/load-failed";
import { SegmentedControl } from "@/ui/segmented-control";
import { Select } from "@/ui/select";
import { Skeleton } from "@/ui/skeleton";
import type { ReviewSource } from "../search";
import { useReviewsWords } from "../words";
import { trendQuery } from "./api";
import { MEASURES, type Measure, type ReviewTrend, sourcesOf, valuesOf } from "./figures";
import { useTrendWords } from "./words";

const ALL = "all";

export interface TrendDialogProps {
  isOpen: boolean;
  location: string | undefined;
  onClose: () => void;
}

/** Number of reviews and their average of the last twelve months. */
export function TrendDialog({ isOpen, location, onClose }: TrendDialogProps) {
  const words = useTrendWords();
  const messages = useMessages();
  const { data, error, refetch } = useQuery(trendQuery(location));
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} size="lg">
      <div className="flex flex-col gap-5 text-sm">
        {data ? (
          <Trend trend={data} />
        ) : error ? (
          <LoadFailed
            text={`${words.failed} ${problemText(error, messages)}`}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton className="h-47 w-full" />
        )}
        <section className="flex flex-col gap-1.5">
          <h3 className="font-semibold">{words.computed}</h3>
          <p className="text-pretty text-ink-muted">{words.computed_text}</p>
          <p className="rounded-md bg-sunken px-3 py-2 text-pretty">{words.formula}</p>
        </section>
      </div>
    </Dialog>
  );
}

function Trend({ trend }: { trend: ReviewTrend }) {
  const words = useTrendWords();
  const { sources: names, rating } = useReviewsWords();
  const format = useFormat();
  const [measure, setMeasure] = useState<Measure>("reviews");
  const [chosen, setChosen] = useState<ReviewSource>();
  const sources = sourcesOf(trend);
  if (sources.length === 0) return <NoChart title={words.none} />;
  const source = sources.find((each) => each === chosen);
  const write = measure === "reviews" ? format.number : format.rating;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <SegmentedControl
          label={words.measure}
          choices={MEASURES.map((id) => ({ id, label: words.measures[id] }))}
          selected={measure}
          onSelect={setMeasure}
        />
        {sources.length > 1 && (
          <Select
            label={words.source}
            hideLabel
            value={source ?? ALL}
            choices={[{ id: ALL, label: words.all }, ...sources.map((id) => ({ id, label: names[id] }))]}
            onChange={(id) => setChosen(sources.find((each) => each === id))}
            className="w-full sm:w-48"
          />
        )}
      </div>
      <BarChart
        label={source ? words.of_source[measure](names[source]) : words.of_all[measure]}
        names={trend.months.map(({ month }) => format.month(month))}
        values={valuesOf(trend, measure, source)}
        describe={(value) =>
          measure === "reviews" ? words.reviews(value, format.number(value)) : rating(format.rating(value))
        }
        write={write}
        columns={{ name: words.month, value: words.measures[measure] }}
        unknown={words.unrated}
      />
      <Months trend={trend} measure={measure} sources={sources} write={write} />
    </>
  );
}

interface MonthsProps {
  trend: ReviewTrend;
  measure: Measure;
  sources: readonly ReviewSource[];
  write: (value: number) => string;
}

/** All sources side by side, the latest month first. */
function Months({ trend, measure, sources, write }: MonthsProps) {
  const words = useTrendWords();
  const { sources: names } = useReviewsWords();
  const format = useFormat();
  const columns = [
    ...(sources.length > 1
      ? [{ id: ALL, name: words.all, values: valuesOf(trend, measure, undefined) }]
      : []),
    ...sources.map((id) => ({ id, name: names[id], values: valuesOf(trend, measure, id) })),
  ];
  const months = trend.months.map(({ month }, at) => ({ month, at })).toReversed();
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="focus-ring overflow-x-auto rounded-md"
    >
      <table className="w-full">
        <caption className="sr-only">{words.by_source[measure]}</caption>
        <thead className="text-xs text-ink-muted">
          <tr className="border-b border-line">
            <th scope="col" className="py-1.5 pr-3 text-left font-medium">
              {words.month}
            </th>
            {columns.map(({ id, name }) => (
              <th key={id} scope="col" className="py-1.5 pl-3 text-right font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="numeric">
          {months.map(({ month, at }) => (
            <tr key={month} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal whitespace-nowrap">
                {format.month(month)}
              </th>
              {columns.map(({ id, values }) => {
                const value = values[at] ?? null;
                return (
                  <td key={id} className="py-1.5 pl-3 text-right">
                    {value === null ? "–" : write(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
