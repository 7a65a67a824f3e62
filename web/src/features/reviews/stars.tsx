// A rating as stars.
import { Star } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { cx } from "@/ui/cx";
import { STARS } from "./search";
import { starsOf } from "./text";
import { useReviewsWords } from "./words";

/** Five stars, as many of them filled as the rating has; in words for a review without one. */
export function Stars({ rating, className }: { rating: number | null; className?: string }) {
  const words = useReviewsWords();
  const format = useFormat();
  if (rating === null) {
    return <span className={cx("text-xs text-ink-muted", className)}>{words.no_rating}</span>;
  }
  const filled = starsOf(rating);
  return (
    <span
      role="img"
      aria-label={words.rating(format.rating(rating))}
      className={cx("inline-flex shrink-0 gap-0.5", className)}
    >
      {STARS.toReversed().map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          strokeWidth={1.5}
          className={cx("size-3.5", star <= filled ? "fill-brass text-brass" : "text-line-strong")}
        />
      ))}
    </span>
  );
}
