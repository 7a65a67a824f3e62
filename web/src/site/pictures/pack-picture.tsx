// A map result with three businesses, the most wanted place in a search.
import { Search } from "lucide-react";
import type { PackText } from "../content/types/pictures";
import { Figure } from "../sections/figure";
import { Stars } from "../sections/stars";
import { Town } from "./town";

const PLACES = [
  [218, 92],
  [96, 60],
  [352, 128],
] as const;

/** A search, a map, and the three businesses below it. */
export function PackPicture({ label, text }: { label: string; text: PackText }) {
  return (
    <Figure label={label}>
      <div className="p-4">
        <p className="flex items-center gap-3 rounded-full border border-line-strong px-4 py-2">
          <Search className="size-4 text-ink-faint" strokeWidth={1.5} /> {text.query}
        </p>
      </div>
      <svg viewBox="0 0 440 180" className="block w-full" aria-hidden="true">
        <Town />
        {PLACES.map(([x, y], place) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <path
              d="M0 26C-10 10-15 4-15-5a15 15 0 0 1 30 0C15 4 10 10 0 26Z"
              className={place === 0 ? "fill-primary" : "fill-neutral"}
            />
            <text
              y="1"
              textAnchor="middle"
              className={`text-[14px] font-semibold ${place === 0 ? "fill-on-primary" : "fill-white"}`}
            >
              {place + 1}
            </text>
          </g>
        ))}
      </svg>
      <div className="divide-y divide-line">
        {text.rows.map((row, place) => (
          <div
            key={row.name}
            className={`flex items-center justify-between gap-4 px-5 py-3.5 ${place === 0 ? "bg-primary-soft" : ""}`}
          >
            <div className="min-w-0">
              <p className="font-semibold">{row.name}</p>
              <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-muted">
                <span className="numeric">{row.rating}</span>
                <Stars rating={row.stars} />
                <span className="numeric">({row.reviews})</span>
              </p>
            </div>
            <p className="text-end text-sm">
              <span className={`block font-medium ${place === 0 ? "text-good-ink" : "text-ink-muted"}`}>
                {row.hours}
              </span>
              <span className="text-ink-muted">{row.detail}</span>
            </p>
          </div>
        ))}
      </div>
    </Figure>
  );
}
