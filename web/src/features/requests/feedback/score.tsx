// Score of private feedback.
import { useFeedbackWords } from "./words";

/** A number of ten, in words for screen readers. No color: every score is handled alike. */
export function Score({ score }: { score: number }) {
  const words = useFeedbackWords();
  return (
    <span
      role="img"
      aria-label={words.score_label(score)}
      className="numeric rounded-sm bg-neutral-soft px-1.5 py-px text-xs font-medium whitespace-nowrap text-ink-muted"
    >
      {words.score(score)}
    </span>
  );
}
