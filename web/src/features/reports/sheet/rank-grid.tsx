// The ranks around a location, as a picture; the same ranks as a table for screen readers.
import { useFormat } from "@/lib/i18n";
import { rankColor, textColor } from "@/lib/rank-colors";
import { ChartTable } from "@/ui/charts/chart-table";
import type { Grid, GridPoint } from "../types";
import { SourceLink } from "./source-link";
import { useSheetWords } from "./words";

/** Side of a cell in the drawing. */
const CELL = 40;
const RADIUS = 17;
/** Ranks with a color of their own. */
const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Keyword and place, pins, legend. */
export function RankGrid({ grid }: { grid: Grid }) {
  const words = useSheetWords();
  const format = useFormat();
  const side = grid.size * CELL;
  const rows = Array.from({ length: grid.size }, (_, row) => [
    words.grid.row(row + 1),
    ...Array.from({ length: grid.size }, (_, column) =>
      pointText(
        grid.points.find((point) => point.row === row && point.column === column),
        words.grid,
        format.number,
      ),
    ),
  ]);
  return (
    <figure className="grid items-center gap-x-8 gap-y-4 break-inside-avoid sm:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      <svg
        viewBox={`0 0 ${side} ${side}`}
        className="block w-full max-w-68 rounded-lg bg-sunken"
        aria-hidden="true"
      >
        {grid.points.map((point) => (
          <Pin key={`${point.row}-${point.column}`} point={point} write={format.number} />
        ))}
      </svg>
      <figcaption className="min-w-0">
        <SourceLink href={grid.source} className="font-display text-lg break-words text-ink">
          <bdi>{grid.keyword}</bdi>
        </SourceLink>
        <p className="text-sm text-ink-muted">
          <bdi>{grid.location}</bdi> · {format.date(grid.scanned_at)}
        </p>
        <p className="mt-3 max-w-[44ch] text-pretty text-ink">{grid.summary}</p>
        <p className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-1.5 text-xs text-ink-muted">
          {words.grid.best}
          <span className="flex gap-0.5" aria-hidden="true">
            {RANKS.map((rank) => (
              <Dot key={rank} rank={rank} />
            ))}
          </span>
          {words.grid.worst}
          <span className="ml-3 inline-flex items-center gap-1.5">
            <Dot rank={null} />
            {words.grid.over}
          </span>
        </p>
      </figcaption>
      <ChartTable
        label={grid.summary}
        columns={[grid.keyword, ...Array.from({ length: grid.size }, (_, at) => words.grid.column(at + 1))]}
        rows={rows}
      />
    </figure>
  );
}

function Dot({ rank }: { rank: number | null }) {
  return (
    <svg viewBox="0 0 10 10" className="size-2.5" aria-hidden="true">
      <circle cx="5" cy="5" r="5" fill={rankColor(rank, "usual")} className="[print-color-adjust:exact]" />
    </svg>
  );
}

function Pin({ point, write }: { point: GridPoint; write: (value: number) => string }) {
  const { row, column, rank, is_absent } = point;
  const x = (column + 0.5) * CELL;
  const y = (row + 0.5) * CELL;
  if (rank === null && !is_absent) {
    return (
      <circle cx={x} cy={y} r={RADIUS - 5} strokeDasharray="3 3" className="fill-none stroke-ink-faint" />
    );
  }
  const color = rankColor(rank, "usual");
  return (
    <g>
      <circle cx={x} cy={y} r={RADIUS} fill={color} className="[print-color-adjust:exact]" />
      <text
        x={x}
        y={y + 4.5}
        textAnchor="middle"
        fill={textColor(color)}
        className="numeric text-[13px] font-semibold"
      >
        {rank === null ? "20+" : write(rank)}
      </text>
    </g>
  );
}

function pointText(
  point: GridPoint | undefined,
  words: { rank: (rank: string) => string; absent: string; missing: string },
  write: (value: number) => string,
): string {
  if (point && point.rank !== null) return words.rank(write(point.rank));
  return point?.is_absent ? words.absent : words.missing;
}
