// One pin of a grid.
import { memo } from "react";
import { cx } from "@/ui/cx";
import type { Mark } from "./marks";

export interface PinDotProps extends Mark {
  /** Position in the grid. */
  at: number;
  /** Offset from the center of the grid, in pixels at zoom 0. */
  x: number;
  y: number;
  isHeld: boolean;
  /** The one that Tab reaches. */
  isEntry: boolean;
}

/** A round button with a number. Memoized: hundreds of them stay as they are while one is pointed at. */
export const PinDot = memo(function PinDot(props: PinDotProps) {
  const { at, x, y, isHeld, isEntry, shape, text, color, ink, label } = props;
  const isHollow = shape === "hollow";
  return (
    <button
      type="button"
      data-at={at}
      data-x={x}
      data-y={y}
      data-shape={shape}
      tabIndex={isEntry ? 0 : -1}
      aria-label={label}
      aria-pressed={isHeld}
      style={{
        ...(shape === "filled" ? { backgroundColor: color, color: ink } : {}),
        ...(isHollow ? { borderColor: color } : {}),
      }}
      className={cx(
        "focus-ring numeric absolute grid -translate-1/2 size-(--pin) cursor-pointer place-items-center rounded-full text-[length:calc(var(--pin)*0.43)] leading-none font-semibold hover:z-10 focus-visible:z-10",
        shape === "filled" && "shadow-sm",
        isHollow && "border-2 bg-surface text-ink",
        shape === "hatched" && "pin-hatched",
        isHeld && "z-20 ring-3 ring-ink ring-offset-1 ring-offset-surface",
      )}
    >
      {shape === "dot" ? (
        <span className="size-[38%] animate-pulse rounded-full bg-neutral opacity-60" aria-hidden="true" />
      ) : (
        text
      )}
    </button>
  );
});
