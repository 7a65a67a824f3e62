// The symbol of a state: a shape and a color, beside which a word stands or is read.
import { Ban, Check, CircleDashed, CircleHelp, EqualNot, type LucideIcon, Minus } from "lucide-react";
import { cx } from "@/ui/cx";
import type { ListingState } from "./types";

const LOOKS: Record<ListingState, { icon: LucideIcon | null; look: string }> = {
  correct: { icon: Check, look: "bg-good-soft text-good-ink" },
  wrong: { icon: EqualNot, look: "bg-poor-soft text-poor-ink" },
  unsure: { icon: CircleHelp, look: "bg-fair-soft text-fair-ink" },
  missing: { icon: CircleDashed, look: "text-ink-muted inset-ring inset-ring-line-strong" },
  blocked: { icon: Ban, look: "text-ink-muted inset-ring inset-ring-line" },
  unchecked: { icon: null, look: "text-ink-faint" },
  not_applicable: { icon: Minus, look: "text-ink-faint" },
};

export interface StateMarkProps {
  state: ListingState;
  /** True while a task of the listing is open. */
  hasTask?: boolean;
  /** True when the profile has changed since the check. */
  isStale?: boolean;
  /** A disc, as in a pill. */
  isRound?: boolean;
  className?: string;
}

/** A square of 24 px. Decorative: the word is the caller's. */
export function StateMark({
  state,
  hasTask = false,
  isStale = false,
  isRound = false,
  className,
}: StateMarkProps) {
  const { icon: Icon, look } = LOOKS[state];
  return (
    <span
      aria-hidden="true"
      className={cx(
        "relative grid shrink-0 place-items-center",
        isRound ? "size-5 rounded-full" : "size-6 rounded-sm",
        look,
        className,
      )}
    >
      {Icon ? (
        <Icon className="size-3.5" strokeWidth={2} />
      ) : (
        <span className="size-1 rounded-full bg-ink-faint/60" />
      )}
      {hasTask && (
        <span className="absolute -top-0.5 -right-0.5 size-2 rounded-full border border-surface bg-brass" />
      )}
      {isStale && (
        <span className="absolute -bottom-0.5 -right-0.5 size-2 rounded-full border-2 border-ink-faint bg-surface" />
      )}
    </span>
  );
}
