// A titled part of a tab.
import { type ReactNode, useId } from "react";
import { cx } from "@/ui/cx";

export interface SectionProps {
  title: string;
  /** A remark beside the title. */
  note?: ReactNode;
  /** At the right end of the title's line. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Heading and content, as a region of its own. */
export function Section({ title, note, action, className, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx("min-w-0", className)}>
      <div className="mb-2.5 flex min-h-6 items-baseline justify-between gap-x-3">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-0.5">
          <h3 id={id} className="text-sm font-semibold text-ink">
            {title}
          </h3>
          {note && <p className="text-xs text-ink-muted">{note}</p>}
        </div>
        {action && <div className="shrink-0">{action}</div>}
      </div>
      {children}
    </section>
  );
}

/** A quiet button in the line of a title or a row. */
export const quietAction =
  "focus-ring target-24 rounded-sm text-sm font-medium text-link underline decoration-current/35 underline-offset-3 transition-colors hover:decoration-current";
