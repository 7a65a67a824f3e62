// Topics of one review, and the words of its text that are about them.
import { Fragment } from "react";
import { type Status, StatusBadge } from "@/ui/badge";
import { cx } from "@/ui/cx";
import type { Review, ReviewDetail } from "./api";
import { partsOf } from "./evidence";
import type { Sentiment } from "./search";
import { useReviewsWords } from "./words";

/** Look of each sentiment. */
export const LOOK: Record<Sentiment, Status> = { positive: "good", neutral: "neutral", negative: "poor" };
const UNDERLINE: Record<Sentiment, string> = {
  positive: "decoration-good",
  neutral: "decoration-line-strong",
  negative: "decoration-poor",
};

/** The topics of a review, each with the sentiment about it. */
export function TopicChips({ review }: { review: Review }) {
  const { topics: words } = useReviewsWords();
  if (review.topics.length === 0) return null;
  return (
    <ul aria-label={words.label} className="flex flex-wrap gap-1.5">
      {review.topics.map(({ topic, sentiment }) => (
        <li key={`${topic} ${sentiment}`}>
          <StatusBadge status={LOOK[sentiment]}>
            {words.names[topic]}
            <span className="sr-only">{words.said[sentiment]}</span>
          </StatusBadge>
        </li>
      ))}
    </ul>
  );
}

/** A text whose words about a topic are underlined. */
export function MarkedText({ review: { text, evidence } }: { review: ReviewDetail }) {
  const { topics: words } = useReviewsWords();
  return partsOf(text, evidence).map(({ start, text: part, about }) =>
    about === undefined ? (
      <Fragment key={start}>{part}</Fragment>
    ) : (
      <mark
        key={start}
        title={`${words.names[about.topic]}${words.said[about.sentiment]}`}
        className={cx(
          "bg-transparent text-inherit underline decoration-2 underline-offset-4",
          UNDERLINE[about.sentiment],
        )}
      >
        {part}
      </mark>
    ),
  );
}
