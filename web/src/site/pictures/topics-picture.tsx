// Topics of reviews: praise to the right, criticism to the left.
import { Figure } from "../sections/figure";

/** Share of criticism and of praise, in percent, by topic. */
const BARS = [
  [4, 46],
  [3, 38],
  [14, 18],
  [34, 6],
] as const;

/** Four topics with their share of praise and criticism. */
export function TopicsPicture({
  label,
  topics,
  positive,
  negative,
}: {
  label: string;
  topics: readonly string[];
  positive: string;
  negative: string;
}) {
  return (
    <Figure label={label}>
      <svg viewBox="0 0 480 280" className="block w-full" aria-hidden="true">
        <text x="262" y="34" textAnchor="end" className="fill-poor-ink text-[14px]">
          {`■ ${negative}`}
        </text>
        <text x="286" y="34" className="fill-good-ink text-[14px]">
          {`● ${positive}`}
        </text>
        {BARS.map(([bad, good], row) => (
          <g key={topics[row]} transform={`translate(0 ${56 + row * 54})`}>
            <text x="24" y="21" className="fill-ink text-[15px] font-medium">
              {topics[row]}
            </text>
            <rect x={270 - bad * 3.6} y="2" width={bad * 3.6} height="28" rx="4" className="fill-poor" />
            <rect x="278" y="2" width={good * 3.6} height="28" rx="4" className="fill-good" />
          </g>
        ))}
        <path d="M274 50v212" className="stroke-line-strong" />
      </svg>
    </Figure>
  );
}
