// One review in the list.
import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { type Status, StatusBadge, StatusShape } from "@/ui/badge";
import { cx } from "@/ui/cx";
import { RowCheckbox } from "@/ui/row-checkbox";
import type { Review } from "./api";
import { Stars } from "./stars";
import { RowMarks } from "./teamwork/row-marks";
import { badgesOf, isWaiting, type RowBadge } from "./text";
import { useReviewsWords, useTeamworkWords } from "./words";

const LOOK: Record<RowBadge, Status> = {
  failed: "poor",
  rejected: "poor",
  pending: "fair",
  approval: "fair",
  author: "fair",
  gone: "neutral",
  edited: "neutral",
  returned: "neutral",
};

/** Returns the id of the link of a row. */
export const rowId = (review: string) => `review-${review}`;

/** Selection of rows. */
export interface RowSelection {
  isSelected: (id: string) => boolean;
  toggle: (id: string, withShift: boolean) => void;
}

export interface ReviewRowProps {
  review: Review;
  /** Name of its location; undefined until it is known. */
  location: string | undefined;
  isOpen: boolean;
  /** True when another review is open, whose step in the history this one takes. */
  replaces: boolean;
  selection: RowSelection | undefined;
}

/** Stars, author, location, date, two lines of text, and what needs attention. */
export function ReviewRow({ review, location, isOpen, replaces, selection }: ReviewRowProps) {
  const words = useReviewsWords();
  const { bulk } = useTeamworkWords();
  const format = useFormat();
  const { id, rating, author, text, written_at, is_done, assignment } = review;
  const badges = badgesOf(review);
  const waits = isWaiting(review);
  return (
    <li
      className={cx(
        "flex border-l-3 [contain-intrinsic-size:auto_7rem] [content-visibility:auto]",
        isOpen ? "border-primary bg-primary-soft" : "border-transparent hover:bg-hover",
      )}
    >
      {selection && (
        <span className="-mr-4 pt-0.5">
          <RowCheckbox
            label={bulk.select(author || words.anonymous)}
            isSelected={selection.isSelected(id)}
            tabIndex={-1}
            onToggle={(withShift) => selection.toggle(id, withShift)}
          />
        </span>
      )}
      <Link
        id={rowId(id)}
        from="/dashboard/reviews"
        to="/dashboard/reviews"
        search={(before) => ({ ...before, review: id })}
        replace={replaces}
        resetScroll={false}
        preload={false}
        className="flex min-w-0 flex-1 flex-col gap-1 px-4 py-3 outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
      >
        <span className="flex items-center gap-2">
          <Stars rating={rating} />
          <span className="min-w-0 flex-1" />
          {waits && (
            <span className="inline-flex items-center gap-1.5 text-xs font-medium text-ink">
              <StatusShape status="fair" className="size-2" />
              {words.list.unanswered}
            </span>
          )}
          {is_done && (
            <span className="inline-flex items-center gap-1 text-xs text-ink-muted">
              <Check className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
              {words.list.done}
            </span>
          )}
        </span>
        <span className="flex items-baseline gap-2">
          <bdi className="min-w-0 truncate font-medium text-ink">{author || words.anonymous}</bdi>
          <time dateTime={written_at} className="numeric ml-auto shrink-0 text-xs text-ink-muted">
            {format.date(written_at)}
          </time>
        </span>
        <span className="flex items-center gap-2">
          <bdi className="min-w-0 flex-1 truncate text-xs text-ink-muted">{location ?? "…"}</bdi>
          {assignment && <RowMarks assignment={assignment} />}
        </span>
        <span className={cx("line-clamp-2 break-words", text ? "text-ink" : "text-ink-muted")} dir="auto">
          {text || words.only_rating}
        </span>
        {badges.length > 0 && (
          <span className="mt-0.5 flex flex-wrap gap-1.5">
            {badges.map((badge) => (
              <StatusBadge key={badge} status={LOOK[badge]}>
                {words.list.badges[badge]}
              </StatusBadge>
            ))}
          </span>
        )}
      </Link>
    </li>
  );
}
