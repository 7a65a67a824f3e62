// The change of a figure, with its band of noise.
import { ArrowDown, ArrowUp } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { cx } from "@/ui/cx";
import type { MetricChange } from "./api";
import { bandText, changeText, directionOf } from "./verdict";
import { useHeatmapsWords } from "./words";

const LOOK = { better: "text-good-ink", worse: "text-poor-ink", none: "text-ink-faint" } as const;

export interface ChangeNoteProps {
  change: MetricChange;
  /** True for an average rank, where less is better. */
  isLowerBetter?: boolean;
}

/** "+12.2, real" with an arrow; grey and without one within the noise. */
export function ChangeNote({ change, isLowerBetter = false }: ChangeNoteProps) {
  const words = useHeatmapsWords();
  const { locale } = useFormat();
  const direction = directionOf(change, isLowerBetter);
  const Arrow = change.delta > 0 ? ArrowUp : ArrowDown;
  return (
    <span
      title={bandText(change, words, locale)}
      className={cx("numeric inline-flex items-center gap-0.5 text-xs whitespace-nowrap", LOOK[direction])}
    >
      {direction !== "none" && (
        <>
          <Arrow className="size-3.5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">{words.verdicts[direction]} </span>
        </>
      )}
      {changeText(change, words, locale)}
    </span>
  );
}
