// Empty state of a chart, in the height of a chart.
import { ChartLine } from "lucide-react";
import type { ReactNode } from "react";

/** The place of a chart, with a sentence in it. */
export function NoChart({ title, text, actions }: { title: string; text?: ReactNode; actions?: ReactNode }) {
  return (
    <div className="flex min-h-47 flex-col items-center justify-center rounded-md border border-dashed border-line-strong px-6 py-6 text-center">
      <ChartLine className="mb-2 size-5 text-ink-faint" strokeWidth={1.5} aria-hidden="true" />
      <p className="text-sm font-medium text-ink">{title}</p>
      {text && <p className="mt-1 max-w-[44ch] text-sm text-pretty text-ink-muted">{text}</p>}
      {actions && <div className="mt-3">{actions}</div>}
    </div>
  );
}
