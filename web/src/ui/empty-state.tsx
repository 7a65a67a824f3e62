// Empty state: reason and next step.
import type { ReactNode } from "react";
import { ShopFront } from "./awning";
import { cx } from "./cx";

export interface EmptyStateProps {
  title: string;
  /** Reason for the empty state, and the next step. */
  text?: ReactNode;
  /** The buttons that do it. */
  actions?: ReactNode;
  className?: string;
}

/** A centred message with the shop front above it. */
export function EmptyState({ title, text, actions, className }: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      className={cx("flex flex-col items-center px-6 py-12 text-center", className)}
    >
      <ShopFront className="mb-5 h-22 w-30" />
      <h2 className="text-base font-semibold text-ink">{title}</h2>
      {text && <p className="mt-1.5 max-w-[44ch] text-sm text-balance text-ink-muted">{text}</p>}
      {actions && <div className="mt-5 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
