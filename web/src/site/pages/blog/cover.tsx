// The picture of an article: one drawing each, all on the same night ground under the awning.
import type { ReactNode } from "react";
import type { ArticleId } from "./articles";

const CREAM = "fill-cream";
const BRASS = "fill-brass";
const SOFT = "fill-cream/15";

/** A drawing, 480 × 270; with `fill` it fills its box and may lose its sides. Decorative. */
export function Cover({ id, fill }: { id: ArticleId; fill?: boolean }) {
  return (
    <svg
      viewBox="0 0 480 270"
      className={fill ? "cover lg:h-full" : "cover"}
      preserveAspectRatio={fill ? "xMidYMid slice" : undefined}
      aria-hidden="true"
    >
      {DRAWINGS[id]}
      {Array.from({ length: 12 }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: twelve equal scallops in a row.
          key={index}
          d={`M${index * 40} 0h40v16a20 20 0 0 1-40 0Z`}
          className={index % 2 ? CREAM : BRASS}
        />
      ))}
    </svg>
  );
}

const bar = (x: number, y: number, width: number, className = SOFT) => (
  <rect x={x} y={y} width={width} height="10" rx="5" className={className} />
);
const star = (x: number, y: number, className = BRASS) => (
  <path
    d={`M${x} ${y - 11}l3.2 7.2 7.8.8-5.8 5.2 1.7 7.7-6.9-4-6.9 4 1.7-7.7-5.8-5.2 7.8-.8Z`}
    className={className}
  />
);
const pin = (x: number, y: number, className: string) => (
  <path d={`M${x} ${y}c-16-20-24-31-24-43a24 24 0 0 1 48 0c0 12-8 23-24 43Z`} className={className} />
);

/** Ranks of the drawn grid, row by row: green near the shop, red beyond the railway. */
const GRID = [
  [14, 12, 9, 8, 11, 16],
  [9, 5, 3, 2, 6, 12],
  [6, 3, 1, 1, 4, 9],
  [7, 4, 2, 3, 5, 13],
];
const POINTS = GRID.flatMap((row, y) => row.map((rank, x) => ({ x: 90 + x * 60, y: 78 + y * 48, rank })));
const heat = (rank: number) => (rank <= 3 ? "heat-good" : rank <= 10 ? "heat-fair" : "heat-poor");

const DRAWINGS: Record<ArticleId, ReactNode> = {
  "article-google-business-profile": (
    <>
      <rect x="120" y="66" width="240" height="164" rx="14" className={CREAM} />
      <rect x="120" y="66" width="240" height="62" rx="14" className="fill-primary-soft" />
      {pin(240, 122, BRASS)}
      <circle cx="240" cy="80" r="8" className={CREAM} />
      {bar(144, 146, 120, "fill-night")}
      {[0, 1, 2, 3, 4].map((index) => (
        <g key={index}>{star(154 + index * 26, 180)}</g>
      ))}
      {bar(144, 204, 190, "fill-night/20")}
    </>
  ),
  "article-heatmap": (
    <g fontSize="15" fontWeight="600" textAnchor="middle" className="fill-white">
      {POINTS.map(({ x, y, rank }) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="19" className={heat(rank)} />
          <text x={x} y={y + 5}>
            {rank}
          </text>
        </g>
      ))}
    </g>
  ),
  "article-negative-reviews": (
    <>
      <path
        d="M96 66h190a14 14 0 0 1 14 14v52a14 14 0 0 1-14 14H140l-26 22v-22H96a14 14 0 0 1-14-14V80a14 14 0 0 1 14-14Z"
        className={SOFT}
      />
      {star(112, 94)}
      {[1, 2, 3, 4].map((index) => (
        <g key={index}>{star(112 + index * 26, 94, "fill-cream/25")}</g>
      ))}
      {bar(104, 120, 150, "fill-cream/40")}
      <path
        d="M194 158h190a14 14 0 0 1 14 14v44a14 14 0 0 1-14 14h-18v20l-26-20H194a14 14 0 0 1-14-14v-44a14 14 0 0 1 14-14Z"
        className={CREAM}
      />
      {bar(204, 180, 168, "fill-night")}
      {bar(204, 202, 110, "fill-night/35")}
    </>
  ),
  "article-analytics": (
    <>
      {[44, 62, 54, 86, 78, 112, 138].map((height, index) => (
        <rect
          key={height}
          x={96 + index * 44}
          y={226 - height}
          width="28"
          height={height}
          rx="4"
          className={index === 6 ? BRASS : "fill-cream/25"}
        />
      ))}
      <path d="M80 226h320" className="stroke-cream/40" strokeWidth="2" />
      <path
        d="M110 166 154 148l44 10 44-34 44 6 44-36 44-28"
        fill="none"
        className="stroke-cream"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  "article-nap-consistency": (
    <>
      {[0, 1, 2].map((index) => (
        <g key={index} transform={`translate(0 ${index * 58})`}>
          <rect x="96" y="66" width="288" height="46" rx="10" className={index === 1 ? SOFT : CREAM} />
          <circle cx="122" cy="89" r="10" className={BRASS} />
          {bar(146, 76, 120, index === 1 ? "fill-cream" : "fill-night")}
          {bar(146, 93, index === 1 ? 90 : 160, index === 1 ? "fill-cream/40" : "fill-night/30")}
          <path
            d={index === 1 ? "m346 82 14 14m0-14-14 14" : "m344 90 7 7 13-15"}
            fill="none"
            strokeWidth="4"
            strokeLinecap="round"
            className={index === 1 ? "stroke-brass" : "stroke-good"}
          />
        </g>
      ))}
    </>
  ),
  "article-pizzeria": (
    <>
      <circle cx="240" cy="148" r="88" className={BRASS} />
      <circle cx="240" cy="148" r="74" className={CREAM} />
      {[
        [206, 118],
        [262, 108],
        [284, 156],
        [230, 176],
        [196, 164],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="15" className="fill-poor" />
      ))}
      <path
        d="M240 148 240 54M240 148l81-47M240 148l81 47M240 148v94M240 148l-81 47M240 148l-81-47"
        className="stroke-night/25"
        strokeWidth="3"
      />
    </>
  ),
  "article-medical-practices": (
    <>
      <rect x="144" y="68" width="192" height="168" rx="14" className={CREAM} />
      <path d="M144 82a14 14 0 0 1 14-14h164a14 14 0 0 1 14 14v26H144Z" className={BRASS} />
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((index) => (
        <rect
          key={index}
          x={162 + (index % 4) * 42}
          y={124 + Math.floor(index / 4) * 36}
          width="30"
          height="24"
          rx="5"
          className={index === 6 ? "fill-good" : "fill-night/12"}
        />
      ))}
      <path d="M261 165v14m-7-7h14" className="stroke-white" strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  "article-multi-location": (
    <>
      {[0, 1, 2].map((index) => (
        <g key={index} transform={`translate(${index * 116} ${index === 1 ? -10 : 0})`}>
          <rect x="82" y="128" width="92" height="104" rx="6" className={CREAM} />
          <rect x="96" y="166" width="30" height="66" rx="3" className="fill-night" />
          <rect x="134" y="166" width="28" height="34" rx="3" className="fill-primary-soft" />
          {[0, 1, 2, 3].map((scallop) => (
            <path
              key={scallop}
              d={`M${76 + scallop * 26} 120h26v22a13 13 0 0 1-26 0Z`}
              className={scallop % 2 ? "fill-cream" : BRASS}
            />
          ))}
        </g>
      ))}
      <path d="M60 232h360" className="stroke-cream/40" strokeWidth="2" />
      {pin(244, 100, BRASS)}
    </>
  ),
};
