// The pin of one place: dragged, or moved with the arrow keys.
import type { KeyboardEvent } from "react";
import { useMap } from "./context";
import { Marker } from "./marker";
import type { Place } from "./view";
import { useMapWords } from "./words";

export interface PinProps extends Place {
  /** Called with the new place; without it the pin only shows one. */
  onChange?: (place: Place) => void;
  /** Known only roughly: drawn hollow, with a halo. */
  isApproximate?: boolean;
}

/** Pixels for one press of an arrow key, and with Shift. */
const STEP = 4;
const LARGE_STEP = 40;

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A drop-shaped pin whose tip is the place. */
export function Pin({ longitude, latitude, onChange, isApproximate = false }: PinProps) {
  const map = useMap();
  const words = useMapWords();
  const nudge = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (!direction || !onChange || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    // The map would move along.
    event.stopPropagation();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    const { x, y } = map.project([longitude, latitude]);
    const moved = map.unproject([x + direction[0] * step, y + direction[1] * step]).wrap();
    onChange({ longitude: moved.lng, latitude: moved.lat });
  };
  const shape = <PinShape isApproximate={isApproximate} />;
  if (!onChange)
    return (
      <Marker longitude={longitude} latitude={latitude} anchor="bottom">
        {shape}
      </Marker>
    );
  return (
    <Marker longitude={longitude} latitude={latitude} anchor="bottom" onDrag={onChange}>
      <button
        type="button"
        aria-label={words.pin}
        onKeyDown={nudge}
        className="focus-ring block cursor-grab rounded-full active:cursor-grabbing"
      >
        {shape}
      </button>
    </Marker>
  );
}

function PinShape({ isApproximate }: { isApproximate: boolean }) {
  return (
    <svg viewBox="0 0 28 36" className="h-9 w-7 overflow-visible drop-shadow-md" aria-hidden="true">
      {isApproximate && (
        <circle cx="14" cy="35" r="22" className="fill-brass/20 stroke-brass" strokeDasharray="3 3" />
      )}
      <path
        d="M14 35.2C9.5 28.4 2.2 21.6 2.2 13.6a11.8 11.8 0 0 1 23.6 0c0 8-7.3 14.8-11.8 21.6Z"
        className="fill-primary stroke-surface"
        strokeWidth="2"
      />
      <circle
        cx="14"
        cy="13.6"
        r="4.6"
        className={isApproximate ? "fill-primary stroke-surface" : "fill-surface"}
        strokeWidth="2"
      />
    </svg>
  );
}
