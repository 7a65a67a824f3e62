// Shares of a whole, as one bar and a line of text per part.
import type { ReactNode } from "react";
import { type Status, StatusShape } from "../badge";
import { cx } from "../cx";
import { Link } from "../link";

/** One part of the whole. */
export interface Share {
  id: string;
  label: string;
  /** A remark after the label, such as the thresholds. */
  note?: string;
  value: number;
  /** The value, formatted. */
  text: string;
  status: Exclude<Status, "neutral">;
  /** Page that explains the part. */
  href?: string;
}

const FILL = { good: "bg-good", fair: "bg-fair", poor: "bg-poor" };

/** A decorative bar; the list below it has the same values as links. */
export function ShareBar({
  label,
  shares,
  footer,
}: {
  label: string;
  shares: readonly Share[];
  footer?: ReactNode;
}) {
  const whole = shares.reduce((sum, { value }) => sum + value, 0);
  return (
    <div data-slot="share-bar">
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full bg-line">
        {shares
          .filter(({ value }) => value > 0)
          .map(({ id, value, status }) => (
            <span
              key={id}
              className={cx("h-full min-w-1", FILL[status])}
              style={{ flexGrow: value / Math.max(whole, 1), flexBasis: 0 }}
            />
          ))}
      </div>
      <ul aria-label={label} className="mt-4 flex flex-col gap-1">
        {shares.map(({ id, label: name, note, text, value, status, href }) => (
          <li key={id} className="flex min-h-8 items-center gap-2.5 text-sm">
            <StatusShape status={status} />
            <span className="min-w-0 flex-1 truncate">
              {href && value > 0 ? (
                <Link href={href}>{name}</Link>
              ) : (
                <span className="font-medium text-ink">{name}</span>
              )}
              {note && <span className="numeric ml-2 text-xs text-ink-faint">{note}</span>}
            </span>
            <span className="numeric font-medium text-ink">{text}</span>
          </li>
        ))}
      </ul>
      {footer}
    </div>
  );
}
