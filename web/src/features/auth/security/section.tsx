// Section of the security page: title, state and actions.
import { type ReactNode, useId } from "react";
import { Card } from "@/ui/card";

export interface SectionProps {
  title: string;
  text: string;
  /** Content beside the title, such as a badge. */
  mark?: ReactNode;
  /** At the right of the title. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A card with a heading. */
export function Section({ title, text, mark, action, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="overflow-hidden">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
          <div className="min-w-0 flex-1 basis-72">
            <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <h3 id={id} tabIndex={-1} className="font-semibold outline-none">
                {title}
              </h3>
              {mark}
            </div>
            <p className="mt-0.5 max-w-[65ch] text-pretty text-ink-muted">{text}</p>
          </div>
          {action}
        </div>
        {children}
      </Card>
    </section>
  );
}

/** A row of a section's list. */
export function Row({
  icon,
  title,
  notes,
  actions,
}: {
  icon: ReactNode;
  title: ReactNode;
  notes?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2.5 px-4 py-3 sm:px-5">
      <span className="flex min-w-0 flex-1 basis-56 items-start gap-3">
        <span className="mt-0.5 shrink-0 text-brass">{icon}</span>
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium text-ink">{title}</span>
          {notes && <span className="numeric mt-0.5 block text-xs text-pretty text-ink-muted">{notes}</span>}
        </span>
      </span>
      {actions && <span className="flex flex-wrap gap-2 max-sm:pl-8">{actions}</span>}
    </li>
  );
}

/** The list of a section, below its heading. */
export function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="divide-y divide-line border-t border-line">
      {children}
    </ul>
  );
}

/** Content of a section below its heading. */
export function Body({ children }: { children: ReactNode }) {
  return <div className="border-t border-line px-4 py-4 sm:px-5 sm:py-5">{children}</div>;
}
