// The average rank over months; better is higher.
import { Figure } from "../sections/figure";

/** Six months of average rank, first place on top. */
export function TrendPicture({
  label,
  title,
  months,
  ranks,
}: {
  label: string;
  title: string;
  months: readonly string[];
  /** One rank per month, with its label. */
  ranks: readonly (readonly [rank: number, label: string])[];
}) {
  const points = ranks.map(([rank], month) => [44 + month * 78, 16 + rank * 19] as const);
  const [first, last] = [ranks[0], ranks.at(-1)];
  const line = points.map(([x, y]) => `${x} ${y}`).join("L");
  return (
    <Figure label={label}>
      <div className="flex items-baseline justify-between gap-4 px-5 pt-4">
        <p className="font-semibold">{title}</p>
        <p className="numeric whitespace-nowrap text-good-ink">
          {first?.[1]} → <span className="font-display text-2xl">{last?.[1]}</span>
        </p>
      </div>
      <svg viewBox="0 0 480 260" className="block w-full" aria-hidden="true" fill="none">
        {[1, 4, 7, 10].map((rank) => (
          <g key={rank}>
            <path d={`M40 ${16 + rank * 19}H456`} className="stroke-line" />
            <text x="30" y={20 + rank * 19} textAnchor="end" className="numeric fill-ink-faint text-[12px]">
              {rank}
            </text>
          </g>
        ))}
        <path d={`M44 220L${line}L434 220Z`} className="fill-good-soft" />
        <path d={`M${line}`} className="stroke-good" strokeWidth="3" strokeLinejoin="round" />
        {points.map(([x, y], month) => (
          <g key={x}>
            <circle cx={x} cy={y} r="5" className="fill-surface stroke-good" strokeWidth="3" />
            <text x={x} y="245" textAnchor="middle" className="fill-ink-muted text-[13px]">
              {months[month]}
            </text>
          </g>
        ))}
      </svg>
    </Figure>
  );
}
