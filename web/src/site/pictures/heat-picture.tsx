// Ranks over a town, a pin for each point a search was made from.
import { Figure } from "../sections/figure";
import { Town } from "./town";

interface Props {
  label: string;
  keyword: string;
  place: string;
  /** Rows from north to south. */
  ranks: readonly (readonly number[])[];
  legend?: { good: string; fair: string; poor: string };
  /** Figures below the map. */
  facts?: readonly (readonly [value: string, label: string])[];
}

const gradeOf = (rank: number) => (rank <= 3 ? "good" : rank <= 10 ? "fair" : "poor");
const FILL = { good: "heat-good", fair: "heat-fair", poor: "heat-poor" };

/** A rank map with its keyword and place. */
export function HeatPicture({ label, keyword, place, ranks, legend, facts }: Props) {
  const size = ranks.length;
  const [stepX, stepY] = [400 / size, 330 / size];
  const radius = Math.min(20, stepX / 2 - 5);
  return (
    <Figure label={label}>
      <div className="border-b border-line px-5 py-3.5">
        <p className="font-semibold">{keyword}</p>
        <p className="text-sm text-ink-muted">{place}</p>
      </div>
      <svg viewBox="0 0 440 360" className="block w-full" aria-hidden="true">
        <Town />
        {ranks.map((row, y) =>
          row.map((rank, x) => (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: the place in the grid is what a point is.
              key={`${x}-${y}`}
              transform={`translate(${(20 + stepX * (x + 0.5)).toFixed(1)} ${(15 + stepY * (y + 0.5)).toFixed(1)})`}
            >
              <circle r={radius} className={FILL[gradeOf(rank)]} />
              <text textAnchor="middle" dy="5" className="numeric fill-white text-[14px] font-semibold">
                {rank > 20 ? "20+" : rank}
              </text>
            </g>
          )),
        )}
      </svg>
      {(facts || legend) && (
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line px-5 py-3.5">
          {facts?.map(([value, name]) => (
            <p key={name} className="text-xs text-ink-muted">
              <span className="numeric block text-lg font-semibold text-ink">{value}</span>
              {name}
            </p>
          ))}
          {legend && (
            <div className="flex flex-col gap-0.5 text-xs text-ink-muted">
              {(["good", "fair", "poor"] as const).map((grade) => (
                <p key={grade} className="flex items-center gap-2">
                  <svg viewBox="0 0 10 10" className="size-2.5" aria-hidden="true">
                    <circle cx="5" cy="5" r="5" className={FILL[grade]} />
                  </svg>
                  {legend[grade]}
                </p>
              ))}
            </div>
          )}
        </div>
      )}
    </Figure>
  );
}
