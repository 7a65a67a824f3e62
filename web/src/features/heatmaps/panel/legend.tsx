// Legend of the map: colors of ranks or of differences, and the switch of the scale.
import { Eye } from "lucide-react";
import { outcomeColor, rankColor, type Scale, textColor } from "@/lib/rank-colors";
import { CompactLabel } from "@/ui/compact-label";
import { cx } from "@/ui/cx";
import { usePanelWords } from "./words";

export interface LegendProps {
  scale: Scale;
  onScale: (scale: Scale) => void;
  isComparing: boolean;
  /** Kinds of pins on the map besides ranks. */
  kinds: { isMissing: boolean; isEstimated: boolean; isWaiting: boolean };
  className?: string;
}

const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, null] as const;

/** Explains the kinds of pins that are on the map now. */
export function Legend({ scale, onScale, isComparing, kinds, className }: LegendProps) {
  const { map: words } = usePanelWords();
  const isColorBlind = scale === "color_blind";
  return (
    <div
      className={cx(
        "flex max-w-[calc(100%-1.25rem)] flex-wrap items-center gap-x-3 gap-y-1.5 rounded-md border border-line bg-raised/95 px-2.5 py-1.5 text-xs text-ink-muted shadow-sm",
        className,
      )}
    >
      <ul aria-label={words.legend} className="contents">
        {isComparing ? (
          (["better", "worse", "same"] as const).map((outcome) => (
            <Entry key={outcome} color={outcomeColor(outcome, scale)} text={words[outcome]} />
          ))
        ) : (
          <li className="numeric flex overflow-hidden rounded-sm">
            {RANKS.map((rank) => {
              const color = rankColor(rank, scale);
              return (
                <span
                  key={rank}
                  style={{ backgroundColor: color, color: textColor(color) }}
                  className="grid h-5 min-w-5 place-items-center px-0.5 text-[0.6875rem] font-semibold sm:min-w-5.5"
                >
                  {rank === null ? "20+" : rank === 9 ? "9–20" : rank}
                </span>
              );
            })}
          </li>
        )}
        {kinds.isMissing && (
          <li className="order-3 flex items-center gap-1.5 sm:order-1">
            <span className="pin-hatched size-3.5 rounded-full" aria-hidden="true" />
            {words.not_measured}
          </li>
        )}
        {kinds.isEstimated && (
          <li className="order-3 flex items-center gap-1.5 sm:order-1">
            <span
              className="grid size-3.5 place-items-center rounded-full border-2 border-neutral bg-surface text-[0.5rem] font-semibold text-ink"
              aria-hidden="true"
            >
              ≈
            </span>
            {words.estimated}
          </li>
        )}
        {kinds.isWaiting && (
          <li className="order-3 flex items-center gap-1.5 sm:order-1">
            <span className="size-2 rounded-full bg-neutral opacity-60" aria-hidden="true" />
            {words.waiting}
          </li>
        )}
      </ul>
      <button
        type="button"
        aria-pressed={isColorBlind}
        onClick={() => onScale(isColorBlind ? "usual" : "color_blind")}
        className="focus-ring target-24 order-2 inline-flex cursor-default items-center gap-1.5 rounded-sm font-medium hover:text-ink aria-pressed:text-link"
      >
        <Eye className="size-4 sm:size-3.5" strokeWidth={1.75} aria-hidden="true" />
        <CompactLabel>{words.color_blind}</CompactLabel>
      </button>
    </div>
  );
}

function Entry({ color, text }: { color: string; text: string }) {
  return (
    <li className="order-1 flex items-center gap-1.5">
      <span className="size-3.5 rounded-full" style={{ backgroundColor: color }} aria-hidden="true" />
      {text}
    </li>
  );
}
