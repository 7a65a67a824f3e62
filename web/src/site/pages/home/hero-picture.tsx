// Product illustration: ranks over a neighborhood, a review with its reply, and the results.
import type { HomeText } from "../../content/types/home";
import { useLanguage } from "../../language";
import { formatGrowth } from "../../pictures/report-page";
import { Stars } from "../../sections/stars";

/** Ranks from the north-west to the south-east; the shop is in the center. */
const RANKS = [
  [8, 6, 4, 5, 11],
  [5, 3, 2, 2, 6],
  [3, 1, 1, 1, 3],
  [4, 1, 1, 2, 4],
  [9, 3, 2, 3, 7],
];

const fillOf = (rank: number) => (rank <= 3 ? "heat-good" : rank <= 7 ? "heat-fair" : "heat-poor");

/** The picture of the home page's hero. */
export function HeroPicture({ label, ...text }: HomeText["picture"]) {
  return (
    <div role="img" aria-label={label} className="relative mx-auto max-w-[34rem] lg:mx-0">
      <div aria-hidden="true" className="pb-24 sm:pr-10">
        <div className="frame">
          <div className="flex items-center justify-between gap-4 border-b border-line px-4 py-3 text-sm">
            <div>
              <p className="font-semibold">{text.keyword}</p>
              <p className="text-xs text-ink-muted">{text.area}</p>
            </div>
            <p className="text-right">
              <span className="numeric block font-semibold">{text.average}</span>
              <span className="numeric text-xs text-good-ink">▲ {text.before}</span>
            </p>
          </div>
          <Neighbourhood />
        </div>
        <div className="float bottom-0 left-0 w-64 p-4 text-sm sm:-left-4">
          <div className="flex items-center justify-between">
            <Stars rating={5} />
            <span className="text-xs text-ink-muted">{text.reviewer}</span>
          </div>
          <p className="mt-2 leading-snug">{text.review}</p>
          <div className="mt-3 rounded-md bg-primary-soft p-2.5 leading-snug">
            <span className="mb-0.5 block text-xs font-semibold text-link">{text.reply}</span>
            {text.reply_text}
          </div>
        </div>
        <div className="float right-0 bottom-9 w-44 p-4 max-sm:hidden">
          <p className="text-xs text-ink-muted">{text.calls}</p>
          <p className="numeric font-display text-2xl">{formatGrowth(127, useLanguage())}</p>
          <svg aria-hidden="true" viewBox="0 0 120 32" className="mt-1 h-8 w-full" fill="none">
            <path
              d="M2 28c14 0 20-6 32-7s16 2 28-4 18-4 28-9 18-6 28-6"
              className="stroke-good"
              strokeWidth="2.5"
              strokeLinecap="round"
            />
          </svg>
          <p className="text-xs text-ink-muted">{text.month}</p>
        </div>
      </div>
    </div>
  );
}

function Neighbourhood() {
  return (
    <svg aria-hidden="true" viewBox="0 0 440 360" className="block w-full bg-map-ground" fontFamily="inherit">
      <path d="M-10 300c90-30 130 20 220 0s120-70 240-50v120H-10Z" className="fill-map-water" />
      <path d="M300-10h90l30 90-70 40-70-50Z" className="fill-map-green" />
      <path d="M20 150l70-20 30 60-60 30Z" className="fill-map-green" />
      <g className="stroke-map-road" strokeWidth="9" fill="none">
        <path d="M-10 60c120 20 300-30 460 20M-10 220c140-30 300 0 460-40M90-10c10 120-30 220 20 380M250-10c-20 140 50 220 20 380" />
      </g>
      <g className="stroke-map-road" strokeWidth="4" fill="none">
        <path d="M-10 130c150 0 280 10 460-10M170-10c10 120-10 260 10 380M350-10c-20 160 20 240 0 380M-10 290c120-40 240 0 460-30M20-10c10 130 0 240 10 380" />
      </g>
      {RANKS.map((row, y) =>
        row.map((rank, x) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the grid is what a point is.
          <g key={`${x}-${y}`} transform={`translate(${60 + x * 80} ${44 + y * 66})`}>
            <circle r="21" className={fillOf(rank)} />
            <text textAnchor="middle" dy="6" className="numeric fill-white text-[17px] font-semibold">
              {rank}
            </text>
          </g>
        )),
      )}
    </svg>
  );
}
