// A state is never a color alone: it has a shape, and a word stands beside it.
import type { State } from "../content/types/pictures";

const FILL: Record<State, string> = { good: "fill-good", fair: "fill-fair", poor: "fill-poor" };
const PILL: Record<State, string> = {
  good: "bg-good-soft text-good-ink",
  fair: "bg-fair-soft text-fair-ink",
  poor: "bg-poor-soft text-poor-ink",
};

/** Disc, triangle or square. Decorative. */
export function Shape({ state }: { state: State }) {
  return (
    <svg viewBox="0 0 10 10" className={`size-2.5 shrink-0 ${FILL[state]}`} aria-hidden="true">
      {state === "good" && <circle cx="5" cy="5" r="4" />}
      {state === "fair" && <path d="M5 1 9.3 8.6H.7Z" />}
      {state === "poor" && <rect x="1.4" y="1.4" width="7.2" height="7.2" rx="1" />}
    </svg>
  );
}

/** A word with its shape on the soft ground of its state. */
export function Pill({ state, children }: { state: State; children: string }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-2 py-0.5 text-xs font-medium whitespace-nowrap ${PILL[state]}`}
    >
      <Shape state={state} />
      {children}
    </span>
  );
}

/** The state of a health of 0 to 100, by the product's thresholds. */
export function stateOf(health: number): State {
  if (health >= 80) return "good";
  return health >= 60 ? "fair" : "poor";
}
