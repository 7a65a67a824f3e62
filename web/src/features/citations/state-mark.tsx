// The symbol of a state: a shape and a color, beside which a word stands or is read.
import { cx } from "@/ui/cx";
import type { ListingState } from "./types";

/** One path each, on 24 × 24: there are thousands of them in a matrix. */
const LOOKS: Record<ListingState, { path: string; look: string }> = {
  correct: { path: "M20 6 9 17l-5-5", look: "bg-good-soft text-good-ink" },
  wrong: { path: "M5 9h14M5 15h14M19 5 5 19", look: "bg-poor-soft text-poor-ink" },
  unsure: {
    path: "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M9.1 9a3 3 0 0 1 5.8 1c0 2-3 3-3 3M12 17h.01",
    look: "bg-fair-soft text-fair-ink",
  },
  missing: {
    path: "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0",
    look: "text-ink-muted inset-ring inset-ring-line-strong [stroke-dasharray:3.6_4.25]",
  },
  blocked: {
    path: "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M4.9 4.9l14.2 14.2",
    look: "text-ink-muted inset-ring inset-ring-line",
  },
  unchecked: { path: "M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0", look: "text-ink-muted" },
  not_applicable: { path: "M5 12h14", look: "text-ink-faint" },
};

export interface StateMarkProps {
  state: ListingState;
  /** True while a task of the listing is open. */
  hasTask?: boolean;
  /** True when the profile has changed since the check. */
  isStale?: boolean;
  /** "disc" in a pill, "large" beside a heading. */
  shape?: "square" | "disc" | "large";
  className?: string;
}

const SHAPES = {
  square: "size-6 rounded-sm p-[5px]",
  disc: "size-5 rounded-full p-1",
  large: "size-8 rounded-md p-[7px]",
};

/** The symbol alone. Decorative: the word is the caller's. */
export function StateSymbol({
  state,
  shape = "square",
  className,
}: Pick<StateMarkProps, "state" | "shape" | "className">) {
  const { path, look } = LOOKS[state];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx("block shrink-0 stroke-[2.5]", SHAPES[shape], look, className)}
    >
      <path d={path} />
    </svg>
  );
}

/** The symbol with its dots: an open task, and a profile that has changed since. */
export function StateMark({ state, hasTask = false, isStale = false, shape, className }: StateMarkProps) {
  return (
    <span aria-hidden="true" className={cx("relative block shrink-0", className)}>
      <StateSymbol state={state} shape={shape} />
      {hasTask && <TaskDot />}
      {isStale && <StaleDot />}
    </span>
  );
}

/** Marks an open task, at the corner of its symbol. */
export function TaskDot() {
  return <span className="absolute -top-0.5 -right-0.5 size-2 rounded-full border border-surface bg-brass" />;
}

/** Marks a profile that has changed since the check. */
export function StaleDot() {
  return (
    <span className="absolute -right-0.5 -bottom-0.5 size-2 rounded-full border-2 border-ink-faint bg-surface" />
  );
}
