// Views and clicks of pages: figures that switch the one chart below them.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormat } from "@/lib/i18n";
import { trendOf } from "@/lib/trend";
import { Card } from "@/ui/card";
import { LineChart } from "@/ui/charts/line-chart";
import { LocationField } from "@/ui/location-field";
import { Select } from "@/ui/select";
import { CardSkeleton } from "@/ui/skeleton";
import { statsQuery } from "../api";
import { ListFailure } from "../list-failure";
import { DEFAULT_PERIOD, PERIODS } from "../search";
import type { TabProps } from "../tab-props";
import type { Figures } from "../types";
import { useFiguresWords } from "./words";

/** The figures in order; those after the fourth are shown only with a value. */
const FIGURES = [
  "views",
  "calls",
  "directions",
  "bookings",
  "orders",
  "visits",
] as const satisfies readonly (keyof Figures)[];
type Figure = (typeof FIGURES)[number];
const MIN_FIGURES = 4;

/** Filters, figures, chart. */
export function FiguresTab({ search, onChange }: TabProps) {
  const words = useFiguresWords();
  const { days = DEFAULT_PERIOD, location } = search;
  // The period and the one before it.
  const { data, error, refetch } = useQuery(statsQuery(2 * days, location));
  const [chosen, setChosen] = useState<Figure>("views");
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        <LocationField
          words={words.location}
          placeholder={words.all_locations}
          hideLabel
          value={location}
          onChange={(next) => onChange({ location: next })}
          className="w-full sm:w-72"
        />
        <Select
          label={words.period}
          hideLabel
          value={String(days)}
          choices={PERIODS.map((period) => ({ id: String(period), label: words.days(period) }))}
          onChange={(id) => {
            const period = PERIODS.find((each) => String(each) === id);
            onChange({ days: period === DEFAULT_PERIOD ? undefined : period });
          }}
          className="w-full sm:w-48"
        />
      </div>
      {data ? (
        <Chart
          days={data.days.slice(-days)}
          before={data.days.slice(0, -days)}
          chosen={chosen}
          onChoose={setChosen}
        />
      ) : error ? (
        <ListFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <CardSkeleton className="h-80" />
      )}
      <p className="max-w-[75ch] text-xs text-pretty text-ink-muted">{words.method}</p>
    </div>
  );
}

type Days = readonly (Figures & { day: string })[];

interface ChartProps {
  days: Days;
  /** Days of the period before. */
  before: Days;
  chosen: Figure;
  onChoose: (figure: Figure) => void;
}

function Chart({ days, before, chosen, onChoose }: ChartProps) {
  const words = useFiguresWords();
  const format = useFormat();
  const visibleFigures = FIGURES.filter((figure, at) => at < MIN_FIGURES || sumOf(days, figure) > 0);
  const today = new Date().toISOString().slice(0, 10);
  const isEmpty = FIGURES.every((figure) => sumOf(days, figure) === 0);
  // A site that was new then has only a few days to compare with.
  const isComparable = before.filter(({ views }) => views > 0).length * 2 >= before.length;
  return (
    <Card className="@container overflow-hidden">
      <div className="grid grid-cols-2 border-b border-line @xl:flex">
        {visibleFigures.map((figure) => (
          <button
            key={figure}
            type="button"
            aria-pressed={figure === chosen}
            onClick={() => onChoose(figure)}
            className="focus-ring flex min-w-0 flex-1 cursor-default flex-col gap-0.5 border-b-2 border-transparent px-4 py-3 text-left transition-colors hover:bg-hover aria-pressed:border-primary sm:px-5"
          >
            <span className="truncate text-sm text-ink-muted">{words.names[figure]}</span>
            <span className="numeric text-xl font-semibold tracking-tight text-ink sm:text-2xl">
              {format.number(sumOf(days, figure))}
            </span>
            {isComparable && <Change now={sumOf(days, figure)} before={sumOf(before, figure)} />}
          </button>
        ))}
      </div>
      {isEmpty ? (
        <p className="px-5 py-14 text-center text-sm text-ink-muted">{words.nothing}</p>
      ) : (
        <LineChart
          label={words.chart(words.names[chosen])}
          points={days.map((day) => ({
            date: day.day,
            // A day that is not over would look like a fall.
            value: day.day < today ? day[chosen] : null,
          }))}
          unknown={words.not_over}
          describe={words.describe[chosen]}
          columns={{ date: words.day, value: words.names[chosen] }}
          className="px-4 pt-5 pb-3 sm:px-5"
        />
      )}
    </Card>
  );
}

const sumOf = (days: Days, figure: Figure) => days.reduce((sum, day) => sum + day[figure], 0);

/** Change against the period before; nothing without a figure of it. */
function Change({ now, before }: { now: number; before: number }) {
  const words = useFiguresWords();
  const format = useFormat();
  const trend = trendOf(now, before);
  if (!trend) return null;
  return (
    <span className="numeric text-xs text-pretty text-ink-muted">
      {trend.kind === "same" ? words.same : words[trend.kind](format.percent(trend.percent))}
    </span>
  );
}
