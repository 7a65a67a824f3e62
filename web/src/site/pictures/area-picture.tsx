// The towns a business drives to, around its depot.
import { Figure } from "../sections/figure";
import { Town } from "./town";

const TOWNS = [
  { x: 104, y: 74, rank: 2 },
  { x: 336, y: 66, rank: 1 },
  { x: 118, y: 218, rank: 3 },
  { x: 342, y: 210, rank: 6 },
] as const;

/** A service area with four towns and the rank in each. */
export function AreaPicture({
  label,
  towns,
  depot,
  title,
}: {
  label: string;
  towns: readonly string[];
  depot: string;
  /** Search text. */
  title: string;
}) {
  return (
    <Figure label={label}>
      <p className="border-b border-line px-5 py-3.5 font-semibold">{title}</p>
      <svg viewBox="0 0 440 300" className="block w-full" aria-hidden="true">
        <Town />
        <path
          d="M60 60c60-50 250-56 320-14s50 130 24 180-250 60-330 24S20 92 60 60Z"
          className="fill-good/15 stroke-good"
          strokeWidth="2"
          strokeDasharray="6 5"
        />
        <g transform="translate(222 138)">
          <rect x="-13" y="-13" width="26" height="26" rx="6" className="fill-brass" />
          <path d="M-7 7v-9l7-5 7 5v9Z" className="fill-white" />
          <text y="32" textAnchor="middle" className="fill-ink text-[13px] font-medium">
            {depot}
          </text>
        </g>
        {TOWNS.map((town, index) => (
          <g key={town.x} transform={`translate(${town.x} ${town.y})`}>
            <circle r="17" className={town.rank <= 3 ? "heat-good" : "heat-fair"} />
            <text dy="5" textAnchor="middle" className="numeric fill-white text-[15px] font-semibold">
              {town.rank}
            </text>
            <text y="35" textAnchor="middle" className="fill-ink text-[14px] font-medium">
              {towns[index]}
            </text>
          </g>
        ))}
      </svg>
    </Figure>
  );
}
