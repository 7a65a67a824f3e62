// Thumbnail of each product on the cards that lead to it. Drawn without words, so that both languages share them.
import type { ReactNode } from "react";
import type { PRODUCTS } from "../content/types/layout";

const SHEET = "fill-surface stroke-line-strong";
const INK = "fill-line-strong";

const profile = (
  <>
    <rect x="70" y="22" width="180" height="130" rx="8" className={SHEET} />
    <path d="M70 30a8 8 0 0 1 8-8h164a8 8 0 0 1 8 8v14H70Z" className="fill-primary" />
    {[62, 88, 114].map((y, row) => (
      <g key={y}>
        <rect x="86" y={y} width={[88, 70, 96][row]} height="7" rx="3.5" className={INK} />
        <rect
          x="204"
          y={y - 4}
          width="32"
          height="15"
          rx="4"
          className={row < 2 ? "fill-brass" : "fill-good"}
        />
      </g>
    ))}
  </>
);

const HEAT = ["ffgff", "fgggf", "ggggp", "fgggp", "pfgfp"];
const FILL: Record<string, string> = { g: "heat-good", f: "heat-fair", p: "heat-poor" };

const heatmaps = (
  <>
    <path d="M0 96c80-24 150 30 320-6v50H0Z" className="fill-map-water" />
    <path d="M30-10 96 150M210-10l-40 160M-10 40l340 34" className="stroke-map-road" strokeWidth="9" />
    {HEAT.map((row, y) =>
      row.split("").map((grade, x) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the grid is what a point is.
          key={`${x}-${y}`}
          cx={88 + x * 36}
          cy={18 + y * 27}
          r="10"
          className={FILL[grade]}
        />
      )),
    )}
  </>
);

const STAR =
  "m0-10 2.900 6.300 6.900.8-5.100 4.700 1.400 6.800L0 5.200l-6.100 3.400 1.400-6.800-5.100-4.700 6.900-.8Z";

const reviews = (
  <>
    <path
      d="M58 28h150a8 8 0 0 1 8 8v44a8 8 0 0 1-8 8H92l-18 16V88H58a8 8 0 0 1-8-8V36a8 8 0 0 1 8-8Z"
      className={SHEET}
    />
    {[0, 1, 2, 3, 4].map((star) => (
      <path
        key={star}
        d={STAR}
        transform={`translate(${74 + star * 25} 50)`}
        className={star < 4 ? "fill-brass" : INK}
      />
    ))}
    <rect x="64" y="70" width="120" height="6" rx="3" className={INK} />
    <path d="M150 100h104a8 8 0 0 1 8 8v40H142v-40a8 8 0 0 1 8-8Z" className="fill-primary" />
    <path d="M158 116h78M158 128h56" className="stroke-on-primary/70" strokeWidth="5" strokeLinecap="round" />
  </>
);

const citations = (
  <>
    <rect x="50" y="20" width="220" height="140" rx="8" className={SHEET} />
    {[0, 1, 2, 3].map((row) => (
      <g key={row} transform={`translate(0 ${44 + row * 26})`}>
        <rect x="68" width="62" height="7" rx="3.5" className={INK} />
        {[164, 204, 244].map((x) =>
          row === 2 && x === 244 ? (
            <path key={x} d={`M${x} -4l8 14h-16Z`} className="fill-fair" />
          ) : (
            <circle key={x} cx={x} cy="3.500" r="7" className="fill-good" />
          ),
        )}
        <path d="M50 19h220" className="stroke-line" />
      </g>
    ))}
  </>
);

const pages = (
  <>
    <rect x="76" y="20" width="168" height="140" rx="8" className={SHEET} />
    <path
      d="M76 40h168v18a8.400 8.400 0 0 1-16.800 0 8.400 8.400 0 0 1-16.800 0 8.400 8.400 0 0 1-16.800 0 8.400 8.400 0 0 1-16.800 0 8.400 8.400 0 0 1-16.800 0 8.400 8.400 0 0 1-16.800 0 8.400 8.400 0 0 1-16.800 0 8.400 8.400 0 0 1-16.800 0 8.400 8.400 0 0 1-16.800 0 8.400 8.400 0 0 1-16.800 0Z"
      className="fill-brass"
    />
    <rect x="94" y="82" width="100" height="9" rx="4.500" className="fill-primary" />
    <rect x="94" y="100" width="126" height="6" rx="3" className={INK} />
    <rect x="94" y="120" width="56" height="20" rx="5" className="fill-primary" />
    <rect x="158" y="120" width="44" height="20" rx="5" className={SHEET} />
  </>
);

const reporting = (
  <>
    <path d="M86 20h124l26 26v114H86Z" className={SHEET} />
    <path d="M210 20v26h26" className="fill-sunken stroke-line-strong" />
    <rect x="104" y="38" width="64" height="8" rx="4" className="fill-primary" />
    {[22, 30, 28, 42, 54, 64].map((height, bar) => (
      <rect
        key={height}
        x={104 + bar * 19}
        y={132 - height}
        width="13"
        height={height}
        rx="2"
        className={bar === 5 ? "fill-brass" : "fill-primary"}
      />
    ))}
  </>
);

const THUMBS: Record<(typeof PRODUCTS)[number], ReactNode> = {
  "google-business-profile": profile,
  heatmaps,
  reviews,
  citations,
  "local-pages": pages,
  reporting,
};

/** A product in a glance. Decorative. */
export function Thumb({ product }: { product: (typeof PRODUCTS)[number] }) {
  return (
    <svg viewBox="0 0 320 150" className="block w-full bg-sunken" aria-hidden="true" fill="none">
      {product === "heatmaps" && <rect width="320" height="150" className="fill-map-ground" />}
      {THUMBS[product]}
    </svg>
  );
}
