// Small labels. A status badge always carries a word, and a shape that differs by status.
import type { ReactNode } from "react";
import { cx } from "./cx";

/** The scale of health and outcome; never the brand colors. */
export type Status = "good" | "fair" | "poor" | "neutral";

const SOFT: Record<Status, string> = {
  good: "bg-good-soft text-good-ink",
  fair: "bg-fair-soft text-fair-ink",
  poor: "bg-poor-soft text-poor-ink",
  // A hairline keeps its shape where the row behind it is tinted.
  neutral: "bg-neutral-soft text-ink-muted inset-ring inset-ring-line-strong",
};

const FILL: Record<Status, string> = {
  good: "text-good",
  fair: "text-fair",
  poor: "text-poor",
  neutral: "text-neutral",
};

/** The shape of a status: disc, triangle, square, ring. Decorative: a word stands beside it. */
export function StatusShape({ status, className }: { status: Status; className?: string }) {
  return (
    <svg viewBox="0 0 10 10" className={cx("size-2.5 shrink-0", FILL[status], className)} aria-hidden="true">
      {status === "good" && <circle cx="5" cy="5" r="4" fill="currentColor" />}
      {status === "fair" && <path d="M5 1 9.3 8.6H.7Z" fill="currentColor" />}
      {status === "poor" && <rect x="1.4" y="1.4" width="7.2" height="7.2" rx="1" fill="currentColor" />}
      {status === "neutral" && (
        <circle cx="5" cy="5" r="3.1" fill="none" stroke="currentColor" strokeWidth="1.6" />
      )}
    </svg>
  );
}

/** A pill with a status shape and a word. */
export function StatusBadge({ status, children }: { status: Status; children: ReactNode }) {
  return (
    <span
      data-slot="status-badge"
      className={cx(
        "inline-flex items-center gap-1.5 rounded-full px-2 py-0.5 text-xs font-medium whitespace-nowrap",
        SOFT[status],
      )}
    >
      <StatusShape status={status} className="size-2" />
      {children}
    </span>
  );
}

/** A quiet label without a status, such as a role or a count. */
export function Badge({
  tone = "neutral",
  children,
}: {
  tone?: "neutral" | "brass" | "primary";
  children: ReactNode;
}) {
  const tones = {
    neutral: "bg-neutral-soft text-ink-muted",
    brass: "bg-brass-soft text-brass-ink",
    primary: "bg-primary-soft text-link",
  };
  return (
    <span
      className={cx(
        "inline-flex items-center rounded-full px-2 py-0.5 text-xs font-medium whitespace-nowrap",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
