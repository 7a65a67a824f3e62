// A titled card of the overview.
import { type ReactNode, useId } from "react";
import { Card } from "@/ui/card";
import { cx } from "@/ui/cx";

export interface PanelProps {
  title: string;
  /** A remark under the title. */
  note?: ReactNode;
  /** At the right end of the title's line. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Title and content. */
export function Panel({ title, note, aside, className, children }: PanelProps) {
  const id = useId();
  return (
    <Card className={cx("min-w-0", className)}>
      <section aria-labelledby={id} className="flex h-full flex-col p-4 sm:p-5">
        <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <div className="min-w-0">
            <h2 id={id} className="text-base font-semibold tracking-tight text-ink">
              {title}
            </h2>
            {note && <p className="text-sm text-ink-muted">{note}</p>}
          </div>
          {aside}
        </div>
        {children}
      </section>
    </Card>
  );
}

/** Text of an empty panel. */
export function PanelNote({ title, text }: { title: string; text: string }) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center px-4 py-8 text-center">
      <p className="text-sm font-medium text-ink">{title}</p>
      <p className="mt-1 max-w-[44ch] text-sm text-pretty text-ink-muted">{text}</p>
    </div>
  );
}
