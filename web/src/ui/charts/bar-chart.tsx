// A figure for each of a few names, as bars; those of an earlier period stand behind them.
import { scaleBand, scaleLinear } from "d3-scale";
import { useFormat } from "@/lib/i18n";
import { ChartTable } from "./chart-table";
import { useWidth } from "./use-width";

export interface BarChartProps {
  /** Description for screen readers. */
  label: string;
  /** Names of the bars, each once. */
  names: readonly string[];
  /** Null where nothing is known. */
  values: readonly (number | null)[];
  /** Values of an earlier period, with its name. */
  previous?: { label: string; values: readonly (number | null)[] };
  describe: (value: number) => string;
  /** Writes a value on the axis and above its bar; a whole number without it. */
  write?: (value: number) => string;
  /** The heads of the table that screen readers get. */
  columns: { name: string; value: string };
  /** Text of a bar without a value. */
  unknown: string;
}

const HEIGHT = 188;
const MARGIN = { top: 20, right: 8, bottom: 22 };
const DIGIT_WIDTH = 7.2;
const GRID_LINES = 3;
/** Room that a letter takes under the axis, in pixels. */
const LETTER_WIDTH = 6.4;
/** Least room between two names under the axis, in pixels. */
const NAME_GAP = 10;
/** Width from which a bar has its value above it, in pixels. */
const MIN_LABELED_BAR_WIDTH = 30;

/** The bars, with their values where there is room. */
export function BarChart({
  label,
  names,
  values,
  previous,
  describe,
  write,
  columns,
  unknown,
}: BarChartProps) {
  const format = useFormat();
  const { ref, width } = useWidth();
  const textOf = (value: number | null | undefined) =>
    value === null || value === undefined ? unknown : describe(value);
  return (
    <div data-slot="bar-chart">
      <div ref={ref} style={{ height: HEIGHT }}>
        {width > 0 && (
          <Bars
            width={width}
            names={names}
            values={values}
            before={previous?.values}
            write={write ?? format.number}
          />
        )}
      </div>
      <ChartTable
        label={label}
        columns={[columns.name, columns.value, ...(previous ? [previous.label] : [])]}
        rows={names.map((name, at) => [
          name,
          textOf(values[at]),
          ...(previous ? [textOf(previous.values[at])] : []),
        ])}
      />
    </div>
  );
}

interface BarsProps {
  width: number;
  names: readonly string[];
  values: readonly (number | null)[];
  before: readonly (number | null)[] | undefined;
  write: (value: number) => string;
}

function Bars({ width, names, values, before, write }: BarsProps) {
  const bottom = HEIGHT - MARGIN.bottom;
  const most = Math.max(...[...values, ...(before ?? [])].map((value) => value ?? 0), GRID_LINES);
  const y = scaleLinear([0, most], [bottom, MARGIN.top]).nice(GRID_LINES);
  const ticks = y.ticks(GRID_LINES);
  const left = 8 + DIGIT_WIDTH * Math.max(...ticks.map((tick) => write(tick).length));
  const x = scaleBand(
    names.map((_, at) => at),
    [left, Math.max(width - MARGIN.right, left + 1)],
  )
    .paddingInner(0.3)
    .paddingOuter(0.1);
  const band = x.bandwidth();
  const longest = Math.max(...names.map((name) => name.length), 1) * LETTER_WIDTH + NAME_GAP;
  const step = Math.max(1, Math.ceil(longest / x.step()));
  return (
    <svg aria-hidden="true" width={width} height={HEIGHT} className="overflow-visible">
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={left}
            x2={width - MARGIN.right}
            y1={y(tick)}
            y2={y(tick)}
            className={tick === 0 ? "stroke-line-strong" : "stroke-line"}
          />
          <text x={left - 8} y={y(tick) + 4} textAnchor="end" className="numeric fill-ink-faint text-xs">
            {write(tick)}
          </text>
        </g>
      ))}
      {names.map((name, at) => {
        const from = x(at) ?? 0;
        const value = values[at] ?? null;
        const earlier = before?.[at] ?? null;
        return (
          <g key={name}>
            {value !== null && <path d={barPath(from, y(value), band, bottom)} className="fill-primary" />}
            {value !== null && band >= MIN_LABELED_BAR_WIDTH && (
              <text
                x={from + band / 2}
                y={textY(y(value), earlier === null ? null : y(earlier))}
                textAnchor="middle"
                className="numeric fill-ink text-xs font-medium"
              >
                {write(value)}
              </text>
            )}
            {earlier !== null && (
              <line
                x1={from - 3}
                x2={from + band + 3}
                y1={y(earlier)}
                y2={y(earlier)}
                strokeWidth="2"
                strokeDasharray="4 3"
                className="stroke-brass"
              />
            )}
            {at % step === 0 && (
              <text
                x={from + band / 2}
                y={bottom + 16}
                textAnchor="middle"
                className="fill-ink-faint text-xs"
              >
                {name}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Returns the y coordinate of the value: above its bar, and above the mark of the earlier value if they overlap. */
function textY(top: number, earlier: number | null): number {
  const isInTheWay = earlier !== null && earlier <= top && earlier > top - 20;
  return (isInTheWay ? earlier : top) - 6;
}

/** A bar whose upper corners are round. */
function barPath(x: number, top: number, width: number, bottom: number): string {
  const radius = Math.min(4, width / 2, Math.max(bottom - top, 0));
  return `M${x} ${bottom}V${top + radius}q0 ${-radius} ${radius} ${-radius}h${width - 2 * radius}q${radius} 0 ${radius} ${radius}V${bottom}Z`;
}
