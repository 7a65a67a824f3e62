// Chart of a report section with activity marks.
import { useFormat } from "@/lib/i18n";
import { BarChart } from "@/ui/charts/bar-chart";
import { LineChart } from "@/ui/charts/line-chart";
import type { Chart } from "../types";
import { isDay, valueText } from "./values";
import { useSheetWords } from "./words";

/** Number of marks up to which each has a number on the axis. */
const MAX_NUMBERED = 8;

/** Title, legend, chart, and the list of actions below it. */
export function SectionChart({ chart }: { chart: Chart }) {
  const words = useSheetWords();
  const format = useFormat();
  const now = chart.series.find(({ is_before }) => !is_before);
  const before = chart.series.find(({ is_before }) => is_before);
  if (!now) return null;
  const describe = (value: number) => valueText(value, chart.unit, format, words);
  const previous = before && { label: before.name, values: before.values };
  const isCrowded = chart.marks.length > MAX_NUMBERED;
  const marks = chart.marks.map(({ at, label }, index) => ({
    at,
    text: label,
    number: isCrowded ? null : index + 1,
  }));
  return (
    <figure className="break-inside-avoid">
      <figcaption className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="text-sm font-medium text-ink">{chart.title}</span>
        {before && (
          <span className="flex flex-wrap gap-x-4 text-xs text-ink-muted" aria-hidden="true">
            <LegendEntry name={now.name} />
            <LegendEntry name={before.name} isBefore isBar={chart.kind === "bar"} />
          </span>
        )}
      </figcaption>
      {chart.kind === "bar" ? (
        <BarChart
          label={chart.summary}
          names={chart.labels}
          values={now.values}
          {...(previous && { previous })}
          describe={describe}
          columns={{ name: chart.title, value: now.name }}
          unknown={words.unknown}
        />
      ) : (
        <LineChart
          label={chart.summary}
          points={chart.labels.map((date, at) => ({ date, value: now.values[at] ?? null }))}
          describe={describe}
          columns={{ date: words.date, value: now.name }}
          {...(previous && { previous })}
          name={(label) => (isDay(label) ? format.day(label) : label)}
          shortName={(label) => (isDay(label) ? format.shortDay(label) : label)}
          unknown={words.unknown}
          marks={marks}
        />
      )}
      {marks.length > 0 && <Marks chart={chart} isCrowded={isCrowded} />}
    </figure>
  );
}

/** Events of the chart by point; folded when the chart is crowded. */
function Marks({ chart, isCrowded }: { chart: Chart; isCrowded: boolean }) {
  const words = useSheetWords();
  const list = (
    <ol aria-label={words.marks} className="mt-4 grid gap-x-8 gap-y-2 text-sm text-ink-muted sm:grid-cols-2">
      {chart.marks.map(({ at, label }, index) => (
        <li key={at} className="flex gap-2.5">
          {!isCrowded && (
            <span
              aria-hidden="true"
              className="numeric grid size-5 shrink-0 place-items-center rounded-full border border-brass bg-brass-soft text-[10px] font-semibold text-brass-ink"
            >
              {index + 1}
            </span>
          )}
          <bdi className="min-w-0 text-pretty">{words.mark(chart.labels[at] ?? "", label)}</bdi>
        </li>
      ))}
    </ol>
  );
  if (!isCrowded) return list;
  return (
    <details className="mt-4 text-sm">
      <summary className="focus-ring w-fit cursor-default rounded-sm text-ink-muted hover:text-ink">
        <span aria-hidden="true" className="mr-2 inline-block size-1.5 rounded-full bg-brass align-middle" />
        {words.marks_count(chart.marks.length)}
      </summary>
      {list}
    </details>
  );
}

function LegendEntry({
  name,
  isBefore = false,
  isBar = false,
}: {
  name: string;
  isBefore?: boolean;
  isBar?: boolean;
}) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 20 4" className="h-1 w-5" aria-hidden="true">
        <line
          x1="0"
          x2="20"
          y1="2"
          y2="2"
          strokeWidth="2"
          strokeDasharray={isBefore ? "4 3" : undefined}
          className={isBefore ? (isBar ? "stroke-brass" : "stroke-ink-faint") : "stroke-primary"}
        />
      </svg>
      {name}
    </span>
  );
}
