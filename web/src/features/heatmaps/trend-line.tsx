// A tiny line of the share of top 3 in the last scans.
import { useFormat } from "@/lib/i18n";
import { HEIGHT, pathOf, spotsOf, WIDTH } from "./trend";
import { useHeatmapsWords } from "./words";

/** The line, from 0 to 100 percent; nothing for a single scan. */
export function TrendLine({ values }: { values: readonly number[] }) {
  const words = useHeatmapsWords();
  const format = useFormat();
  const spots = spotsOf(values);
  const last = spots.at(-1);
  if (values.length < 2 || !last) return null;
  const label = words.trend(format.percent(values[0] ?? 0), format.percent(values.at(-1) ?? 0));
  return (
    <svg
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      className="block"
    >
      <line x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} className="stroke-line" />
      <path d={pathOf(spots)} fill="none" strokeWidth="1.5" strokeLinejoin="round" className="stroke-link" />
      <circle cx={last.x} cy={last.y} r="2.5" className="fill-link" />
    </svg>
  );
}
