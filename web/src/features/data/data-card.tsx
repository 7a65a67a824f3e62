// Card of the data section: title, description and actions.
import { type ReactNode, useId } from "react";
import { Card } from "@/ui/card";
import { cx } from "@/ui/cx";

export interface DataCardProps {
  title: string;
  text: ReactNode;
  action?: ReactNode;
  /** True for actions that cannot be undone. */
  isDanger?: boolean;
  children?: ReactNode;
}

/** Title, text and button, with children below them. */
export function DataCard({ title, text, action, isDanger, children }: DataCardProps) {
  const id = useId();
  return (
    <Card className={cx("overflow-hidden", isDanger && "border-poor/40")}>
      <section aria-labelledby={id}>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
          <div className="min-w-0 flex-1 basis-72">
            <h3 id={id} className="font-semibold">
              {title}
            </h3>
            <div className="mt-1 max-w-[65ch] text-sm text-pretty text-ink-muted">{text}</div>
          </div>
          {action}
        </div>
        {children}
      </section>
    </Card>
  );
}
