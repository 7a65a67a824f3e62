// The pins of a scan on the map. They lie in one element that moves with the map, so that panning costs one transform.
import { Store } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useMap } from "@/ui/map/context";
import type { Place } from "@/ui/map/view";
import type { Pin } from "../api";
import type { Mark } from "./marks";
import { PinDot } from "./pin-dot";
import { offsetOf } from "./place";
import { neighbor } from "./ranks";

export interface PinLayerProps {
  label: string;
  pins: readonly Pin[];
  marks: readonly Mark[];
  /** Center of the grid. */
  center: Place;
  /** Distance of neighboring pins in pixels at zoom 0. */
  spacing: number;
  /** Position of the business, and the name of its sign. */
  business: Place & { label: string };
  /** Position of the held pin. */
  held: number | undefined;
  /** Called with the pin under the pointer or with the focus, or with null. */
  onPoint: (at: number | null) => void;
  /** Called with the pin to hold; undefined releases it. */
  onHold: (at: number | undefined) => void;
}

/** Time for the pointer to cross the gap between two pins. */
const GAP_MS = 250;

/** Diameter of a pin in pixels, and as a share of the distance to the next one. */
const MIN_SIZE = 15;
const MAX_SIZE = 36;
const FILL = 0.84;

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** Buttons over the map: one of them is in the Tab order, the arrow keys go to the others. */
export function PinLayer({
  label,
  pins,
  marks,
  center,
  spacing,
  business,
  held,
  onPoint,
  onHold,
}: PinLayerProps) {
  const element = useLayer(center, spacing);
  const [focused, setFocused] = useState<number | null>(null);
  const gap = useRef<ReturnType<typeof setTimeout>>(undefined);
  const entry = focused ?? held ?? Math.floor(pins.length / 2);

  useEffect(() => () => clearTimeout(gap.current), []);

  const point = (at: number | null) => {
    clearTimeout(gap.current);
    if (at !== null) onPoint(at);
    else gap.current = setTimeout(() => onPoint(null), GAP_MS);
  };
  const onPointer = (event: PointerEvent) => {
    if (event.pointerType !== "touch") point(positionOf(event.target));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = positionOf(event.target);
    if (at === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && held !== undefined) {
      event.stopPropagation();
      onHold(undefined);
    }
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    // The map would move along.
    event.stopPropagation();
    const next = neighbor(pins, at, direction);
    element.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus();
  };

  return createPortal(
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div
      role="group"
      aria-label={label}
      onPointerOver={onPointer}
      onPointerLeave={() => point(null)}
      onFocus={(event) => {
        const at = positionOf(event.target);
        setFocused(at);
        if (event.target.matches(":focus-visible")) point(at);
      }}
      onBlur={() => point(null)}
      onClick={(event) => {
        const at = positionOf(event.target);
        if (at !== null) onHold(at === held ? undefined : at);
      }}
      onKeyDown={onKeyDown}
    >
      {pins.map((pin, at) => {
        const mark = marks[at];
        if (!mark || mark.shape === "none") return null;
        const { x, y } = offsetOf(pin, center);
        return (
          <PinDot
            // biome-ignore lint/suspicious/noArrayIndexKey: a pin is its position in the grid
            key={at}
            at={at}
            x={x}
            y={y}
            isHeld={at === held}
            isEntry={at === entry}
            {...mark}
          />
        );
      })}
      <BusinessSign {...offsetOf(business, center)} label={business.label} />
    </div>,
    element,
  );
}

function positionOf(target: EventTarget): number | null {
  const at = target instanceof Element ? target.closest<HTMLElement>("[data-at]")?.dataset.at : undefined;
  return at === undefined ? null : Number(at);
}

/**
 * Returns an element whose origin stays on a place while the map moves. Its pins have an offset in pixels at zoom 0
 * as `data-x` and `data-y`, which is written as a transform when the scale changes. A custom property in the styles of
 * all pins would take three times as long.
 */
function useLayer({ longitude, latitude }: Place, spacing: number): HTMLElement {
  const map = useMap();
  const [element] = useState(() => document.createElement("div"));
  useEffect(() => {
    element.className = "absolute top-0 left-0 size-0";
    let zoom: number | undefined;
    const move = () => {
      const { x, y } = map.project([longitude, latitude]);
      // Whole pixels keep the numbers sharp.
      element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
      if (zoom === map.getZoom()) return;
      zoom = map.getZoom();
      spread(element, 2 ** zoom, spacing);
    };
    move();
    map.getCanvasContainer().append(element);
    map.on("move", move);
    map.on("resize", move);
    return () => {
      map.off("move", move);
      map.off("resize", move);
      element.remove();
    };
  }, [map, element, longitude, latitude, spacing]);
  // Pins that React just drew have no place yet.
  useLayoutEffect(() => spread(element, 2 ** map.getZoom(), spacing));
  return element;
}

function spread(element: HTMLElement, scale: number, spacing: number) {
  const size = Math.round(Math.min(Math.max(scale * spacing * FILL, MIN_SIZE), MAX_SIZE));
  if (element.style.getPropertyValue("--pin") !== `${size}px`)
    element.style.setProperty("--pin", `${size}px`);
  for (const each of element.querySelectorAll<HTMLElement>("[data-x]")) {
    const { x, y } = each.dataset;
    each.style.transform = `translate(${(scale * Number(x)).toFixed(1)}px, ${(scale * Number(y)).toFixed(1)}px)`;
  }
}

/** A sign over the place of the business, above the pin that may lie there. */
function BusinessSign({ x, y, label }: { x: number; y: number; label: string }) {
  return (
    <span
      role="img"
      aria-label={label}
      data-x={x}
      data-y={y}
      className="pointer-events-none absolute z-10 flex -translate-x-1/2 translate-y-[calc(-100%-var(--pin)*0.5)] flex-col items-center text-night drop-shadow-md"
    >
      <span className="grid size-5.5 place-items-center rounded-sm border-2 border-white bg-night text-white">
        <Store className="size-3" strokeWidth={2} aria-hidden="true" />
      </span>
      <svg viewBox="0 0 10 6" className="-mt-0.5 h-1.5 w-2.5" aria-hidden="true">
        <path d="M0 0h10L5 6Z" fill="#fff" />
      </svg>
    </span>
  );
}
