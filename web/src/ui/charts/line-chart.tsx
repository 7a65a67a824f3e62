// A figure a day, as a line. Readable by eye, pointer, arrow keys and screen reader alike.
import { scaleLinear } from "d3-scale";
import { area, line } from "d3-shape";
import { type PointerEvent, useId, useMemo, useState } from "react";
import { useFormat } from "@/lib/i18n";
import { cx } from "../cx";
import { ChartTable } from "./chart-table";
import { useWidth } from "./use-width";

/** One day and its figure. */
export interface DailyPoint {
  /** YYYY-MM-DD. */
  date: string;
  /** Null where nothing is known: a gap, which is not zero. */
  value: number | null;
}

/** Values of an earlier period. */
export interface Comparison {
  /** Name of the period. */
  label: string;
  values: readonly (number | null)[];
}

export interface LineChartProps {
  /** Description for screen readers. */
  label: string;
  points: readonly DailyPoint[];
  /** "12 views". */
  describe: (value: number) => string;
  /** The heads of the table that screen readers get. */
  columns: { date: string; value: string };
  /** Values to compare with, drawn as a dashed line: one for each point. */
  previous?: Comparison;
  /** Name of a point, if it is not its day. */
  name?: (date: string) => string;
  /** Short name of a point under the axis, if it is not its day. */
  shortName?: (date: string) => string;
  /** Text of a point without a value. */
  unknown?: string;
  /** Points at which something happened. */
  marks?: readonly ChartMark[];
  className?: string;
}

/** Event at a point. */
export interface ChartMark {
  /** Index of the point. */
  at: number;
  /** Number on the axis; a dot without one. */
  number: number | null;
  /** Text of the event. */
  text: string;
}

const NO_MARKS: readonly ChartMark[] = [];

const HEIGHT = 188;
const MARGIN = { top: 10, right: 8, bottom: 22 };
/** Approximate width of a digit on the axis, in pixels. */
const DIGIT_WIDTH = 7.2;
/** Room that a date needs under the axis, in pixels. */
const DATE_WIDTH = 72;
const GRID_LINES = 3;

/** The chart. Arrow keys, Home and End go from day to day; the day is announced. */
export function LineChart({
  label,
  points,
  describe,
  columns,
  previous,
  name,
  shortName,
  unknown = "",
  marks = NO_MARKS,
  className,
}: LineChartProps) {
  const format = useFormat();
  const named = name ?? format.day;
  const textOf = (value: number | null) => (value === null ? unknown : describe(value));
  const { ref, width } = useWidth();
  const [active, setActive] = useState<number | null>(null);
  const last = points.length - 1;
  const before = previous?.values;
  const shape = useMemo(() => shapeOf(points, before, width, format.number), [points, before, width, format]);
  const at = active === null ? null : Math.min(active, last);
  const point = at === null ? undefined : points[at];
  const place = at === null ? undefined : shape.places[at];
  const earlier = (index: number | null) => {
    const value = index === null ? null : (before?.[index] ?? null);
    return previous && value !== null ? format.pair(previous.label, describe(value)) : null;
  };
  const happened = (index: number | null) =>
    marks.filter((mark) => mark.at === index).map(({ text }) => text);
  const spoken = (each: DailyPoint, index: number) =>
    [format.pair(named(each.date), textOf(each.value)), earlier(index), ...happened(index)]
      .filter(Boolean)
      .join(", ");

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect();
    setActive(shape.indexAt(event.clientX - left));
  };
  return (
    <div data-slot="line-chart" className={className}>
      <div
        ref={ref}
        className="focus-ring-within relative touch-pan-y rounded-md"
        style={{ height: HEIGHT }}
        onPointerMove={onPointerMove}
        onPointerDown={onPointerMove}
        onPointerLeave={() => setActive(null)}
      >
        {/* A native slider brings keys and announcements; the pointer is read above it. */}
        <input
          type="range"
          min={0}
          max={Math.max(last, 0)}
          value={at ?? last}
          aria-label={label}
          aria-valuetext={spokenAt(points, at ?? last, spoken)}
          onChange={(event) => setActive(Number(event.target.value))}
          onFocus={(event) => event.target.matches(":focus-visible") && setActive(at ?? last)}
          onBlur={() => setActive(null)}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || active === null) return;
            event.stopPropagation();
            setActive(null);
          }}
          className="pointer-events-none absolute inset-0 size-full appearance-none opacity-0"
        />
        {width > 0 && (
          <Drawing
            shape={shape}
            width={width}
            points={points}
            unknown={unknown}
            short={shortName ?? format.shortDay}
            marks={marks}
          />
        )}
        {point && place && (
          <>
            <span
              aria-hidden="true"
              className="pointer-events-none absolute top-0 w-px bg-line-strong"
              style={{ left: place.x, height: HEIGHT - MARGIN.bottom }}
            />
            {place.y !== null && (
              <span
                aria-hidden="true"
                className="pointer-events-none absolute size-2.5 -translate-1/2 rounded-full border-2 border-raised bg-brass"
                style={{ left: place.x, top: place.y }}
              />
            )}
            <Tip
              x={place.x}
              width={width}
              date={named(point.date)}
              value={textOf(point.value)}
              earlier={earlier(at)}
              happened={happened(at)}
            />
          </>
        )}
      </div>
      <ChartTable
        label={label}
        columns={[columns.date, columns.value, ...(previous ? [previous.label] : [])]}
        rows={points.map(({ date, value }, index) => [
          named(date),
          value === null ? unknown : format.number(value),
          ...(previous ? [numberOr(before?.[index], format.number)] : []),
        ])}
      />
    </div>
  );
}

function spokenAt(
  points: readonly DailyPoint[],
  index: number,
  spoken: (point: DailyPoint, index: number) => string,
) {
  const point = points[index];
  return point ? spoken(point, index) : "";
}

function numberOr(value: number | null | undefined, write: (value: number) => string): string {
  return value === null || value === undefined ? "–" : write(value);
}

function Drawing({
  shape,
  width,
  points,
  unknown,
  short,
  marks,
}: {
  shape: ReturnType<typeof shapeOf>;
  width: number;
  points: readonly DailyPoint[];
  unknown: string;
  short: (date: string) => string;
  marks: readonly ChartMark[];
}) {
  const gradient = useId();
  const bottom = HEIGHT - MARGIN.bottom;
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={HEIGHT}
      className="pointer-events-none absolute inset-0 overflow-visible"
    >
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="[stop-color:var(--color-primary)] [stop-opacity:0.18]" />
          <stop offset="1" className="[stop-color:var(--color-primary)] [stop-opacity:0]" />
        </linearGradient>
      </defs>
      {shape.grid.map(({ value, text, y }) => (
        <g key={value}>
          <line
            x1={shape.left}
            x2={width - MARGIN.right}
            y1={y}
            y2={y}
            className={value === 0 ? "stroke-line-strong" : "stroke-line"}
          />
          <text x={shape.left - 8} y={y + 4} textAnchor="end" className="numeric fill-ink-faint text-xs">
            {text}
          </text>
        </g>
      ))}
      {shape.unreported && (
        <rect
          data-slot="unreported"
          x={shape.unreported.from}
          y={MARGIN.top}
          width={shape.unreported.until - shape.unreported.from}
          height={bottom - MARGIN.top}
          className="fill-sunken dark:fill-line/40"
        >
          <title>{unknown}</title>
        </rect>
      )}
      <path
        d={shape.before}
        fill="none"
        strokeWidth="1.5"
        strokeDasharray="4 4"
        className="stroke-ink-faint"
      />
      <path d={shape.area} fill={`url(#${gradient})`} />
      <path
        d={shape.line}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-primary"
      />
      {datesShown(points.length, width).map((index) => (
        <text
          key={index}
          x={shape.places[index]?.x}
          y={bottom + 16}
          textAnchor={index === points.length - 1 ? "end" : index === 0 ? "start" : "middle"}
          className="fill-ink-faint text-xs"
        >
          {short(points[index]?.date ?? "")}
        </text>
      ))}
      {marks.map(({ at, number }) => (
        <Mark key={at} x={shape.places[at]?.x ?? shape.left} bottom={bottom} number={number} />
      ))}
    </svg>
  );
}

/** A number on the axis with a thin vertical line; only a dot when there are too many. */
function Mark({ x, bottom, number }: { x: number; bottom: number; number: number | null }) {
  if (number === null)
    return <circle data-slot="chart-mark" cx={x} cy={bottom} r="3" className="fill-brass" />;
  return (
    <g data-slot="chart-mark">
      <line x1={x} x2={x} y1={MARGIN.top} y2={bottom - 8} strokeDasharray="2 3" className="stroke-brass" />
      <circle cx={x} cy={bottom} r="8" className="fill-brass-soft stroke-brass" />
      <text
        x={x}
        y={bottom + 3.5}
        textAnchor="middle"
        className="numeric fill-brass-ink text-[10px] font-semibold"
      >
        {number}
      </text>
    </g>
  );
}

interface TipProps {
  x: number;
  width: number;
  date: string;
  value: string;
  /** Value of the earlier period, with its name. */
  earlier: string | null;
  /** Events at the point. */
  happened: readonly string[];
}

function Tip({ x, width, date, value, earlier, happened }: TipProps) {
  const side = x > width / 2 ? "-translate-x-full -ml-2.5" : "ml-2.5";
  return (
    <span
      aria-hidden="true"
      data-slot="chart-tip"
      className={cx(
        "pointer-events-none absolute top-1 z-10 rounded-md border border-line bg-raised px-2.5 py-1.5 text-xs whitespace-nowrap shadow-md",
        side,
      )}
      style={{ left: x }}
    >
      <span className="block text-ink-muted">{date}</span>
      <span className="numeric block font-semibold text-ink">{value}</span>
      {earlier && <span className="numeric block text-ink-muted">{earlier}</span>}
      {happened.map((text) => (
        <span key={text} className="block max-w-56 whitespace-normal text-brass-ink">
          {text}
        </span>
      ))}
    </span>
  );
}

/** Returns the days with a date on the axis: the first, the last, and even steps that fit. */
export function datesShown(count: number, width: number): number[] {
  if (count === 0) return [];
  if (count === 1) return [0];
  const last = count - 1;
  const steps = Math.max(1, Math.min(last, Math.floor(width / DATE_WIDTH) - 1, 5));
  return Array.from({ length: steps + 1 }, (_, step) => Math.round((step * last) / steps));
}

/** Positions in pixels. */
function shapeOf(
  points: readonly DailyPoint[],
  before: readonly (number | null)[] | undefined,
  width: number,
  write: (value: number) => string,
) {
  const values = [...points.map(({ value }) => value), ...(before ?? []).slice(0, points.length)];
  const most = Math.max(...values.map((value) => value ?? 0), GRID_LINES);
  const y = scaleLinear([0, most], [HEIGHT - MARGIN.bottom, MARGIN.top]).nice(GRID_LINES);
  const grid = y.ticks(GRID_LINES).map((value) => ({ value, text: write(value), y: y(value) }));
  const left = 8 + DIGIT_WIDTH * Math.max(...grid.map(({ text }) => text.length));
  const last = Math.max(points.length - 1, 1);
  const x = scaleLinear([0, last], [left, Math.max(width - MARGIN.right, left + 1)]);
  const places = points.map(({ value }, index) => ({ x: x(index), y: value === null ? null : y(value) }));
  const earlier = points.map((_, index) => {
    const value = before?.[index] ?? null;
    return { x: x(index), y: value === null ? null : y(value) };
  });
  const lastKnown = points.findLastIndex(({ value }) => value !== null);
  return {
    left,
    places,
    grid,
    line: lineThrough(places),
    before: lineThrough(earlier),
    area:
      area<ChartPoint>(
        (place) => place.x,
        y(0),
        (place) => place.y ?? 0,
      ).defined(isKnown)(places) ?? "",
    unreported:
      lastKnown >= 0 && lastKnown < points.length - 1 ? { from: x(lastKnown), until: x(last) } : null,
    indexAt: (pixel: number) => Math.max(0, Math.min(points.length - 1, Math.round(x.invert(pixel)))),
  };
}

interface ChartPoint {
  x: number;
  y: number | null;
}

const isKnown = ({ y }: ChartPoint) => y !== null;

/** A path through the known places, straight from each to the next. */
function lineThrough(points: readonly ChartPoint[]): string {
  const path = line<ChartPoint>(
    (point) => point.x,
    (point) => point.y ?? 0,
  ).defined(isKnown);
  return path(points) ?? "";
}
