// One message in the list.
import { Link } from "@tanstack/react-router";
import { Check, Reply } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { initials } from "@/ui/avatar";
import { StatusShape } from "@/ui/badge";
import { cx } from "@/ui/cx";
import type { Feedback } from "../types";
import { Score } from "./score";
import { useFeedbackWords } from "./words";

/** Returns the id of the link of a row. */
export const rowId = (feedback: string) => `feedback-${feedback}`;

export interface FeedbackRowProps {
  feedback: Feedback;
  isOpen: boolean;
  /** True when another message is open; this one then replaces its history entry. */
  replaces: boolean;
}

/** Name, date, location, two lines of text, and warnings. */
export function FeedbackRow({ feedback, isOpen, replaces }: FeedbackRowProps) {
  const words = useFeedbackWords();
  const format = useFormat();
  const { id, name, score, text, location_name, created_at, state, assignee, wants_reply } = feedback;
  return (
    <li
      className={cx(
        "flex border-l-3 [contain-intrinsic-size:auto_7rem] [content-visibility:auto]",
        isOpen ? "border-primary bg-primary-soft" : "border-transparent hover:bg-hover",
      )}
    >
      <Link
        id={rowId(id)}
        from="/dashboard/requests"
        to="/dashboard/requests"
        search={(before) => ({ ...before, feedback: id })}
        replace={replaces}
        resetScroll={false}
        preload={false}
        className="flex min-w-0 flex-1 flex-col gap-1 px-4 py-3 outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
      >
        <span className="flex items-baseline gap-2">
          <bdi className={cx("min-w-0 truncate", name ? "font-medium text-ink" : "text-ink-muted")}>
            {name ?? words.anonymous}
          </bdi>
          <time dateTime={created_at} className="numeric ml-auto shrink-0 text-xs text-ink-muted">
            {format.date(created_at)}
          </time>
        </span>
        <span className="flex items-center gap-2">
          <bdi className="min-w-0 flex-1 truncate text-xs text-ink-muted">{location_name}</bdi>
          {assignee && (
            <span
              title={assignee.name ?? words.work.former}
              className="-my-0.5 grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-surface px-1 text-xs font-semibold text-link inset-ring inset-ring-line-strong"
            >
              <span aria-hidden="true">{initials(assignee.name ?? words.work.former)}</span>
              <span className="sr-only">{assignee.name ?? words.work.former}</span>
            </span>
          )}
        </span>
        <span className="line-clamp-2 break-words text-ink" dir="auto">
          {text}
        </span>
        <span className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-muted">
          {score !== null && <Score score={score} />}
          {state === "open" && (
            <span className="inline-flex items-center gap-1.5 font-medium text-ink">
              <StatusShape status={wants_reply ? "fair" : "neutral"} className="size-2" />
              {wants_reply ? words.wants_reply : words.states.open}
            </span>
          )}
          {state === "waiting" && (
            <span className="inline-flex items-center gap-1">
              <Reply className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
              {words.states.waiting}
            </span>
          )}
          {state === "done" && (
            <span className="inline-flex items-center gap-1">
              <Check className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
              {words.states.done}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
