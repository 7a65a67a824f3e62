// Map of our address, drawn by ourselves; a script lets the visitor move and zoom it.
import { Maximize2, Minus, Plus } from "lucide-react";
import type { contact } from "../../content/en/contact";
import outline from "./outline.json";

const { width, height, path, places } = outline;
const BUTTON =
  "grid size-11 cursor-pointer place-items-center rounded-md border border-line-strong bg-surface text-ink hover:bg-hover";

/** The map with its buttons, which need a script. */
export function ContactMap({ text }: { text: (typeof contact)["map"] }) {
  return (
    <figure data-island="contact-map" className="relative">
      <div className="frame">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={text.label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map.
          tabIndex={0}
          preserveAspectRatio="xMidYMid slice"
          className="contact-map block h-64 w-full touch-pan-y sm:h-auto"
        >
          <rect x={-width} y={-height} width={3 * width} height={3 * height} className="fill-map-water" />
          <path
            d={path}
            // Cuts off the area north of the Arctic circle.
            transform="translate(0 -18)"
            className="fill-map-ground stroke-line-strong"
            strokeWidth={0.75}
            vectorEffect="non-scaling-stroke"
          />
          <Place at={places.montreal} name={text.montreal} />
          <Place at={places.paris} name={text.paris} isLeft />
        </svg>
      </div>
      <div hidden className="map-buttons flex justify-end gap-2 pt-3">
        <button type="button" data-zoom="in" aria-label={text.zoomIn} className={BUTTON}>
          <Plus className="size-5" strokeWidth={1.5} aria-hidden="true" />
        </button>
        <button type="button" data-zoom="out" aria-label={text.zoomOut} className={BUTTON}>
          <Minus className="size-5" strokeWidth={1.5} aria-hidden="true" />
        </button>
        <button type="button" data-zoom="all" aria-label={text.reset} className={BUTTON}>
          <Maximize2 className="size-5" strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
      <figcaption className="mt-3 text-sm text-ink-muted">
        <span hidden className="map-hint">
          {text.hint}{" "}
        </span>
        {text.source}
      </figcaption>
    </figure>
  );
}

/** A pin with its name beside it, on the side that fits narrow screens. */
function Place({ at, name, isLeft = false }: { at: number[]; name: string; isLeft?: boolean }) {
  return (
    <g transform={`translate(${at.join(" ")})`}>
      <g className="map-place">
        <path d="M0 0c-9-11-12-16-12-21a12 12 0 0 1 24 0c0 5-3 10-12 21Z" className="fill-primary" />
        <circle cy={-21} r={4.5} className="fill-on-primary" />
        <text
          x={isLeft ? -18 : 18}
          y={-16}
          textAnchor={isLeft ? "end" : "start"}
          className="fill-ink font-medium"
          fontSize={17}
        >
          {name}
        </text>
      </g>
    </g>
  );
}
