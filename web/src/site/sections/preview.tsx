// Full-page preview that opens in place, without a script.
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { lookOf } from "../look";

interface Props {
  /** Unique on its page. */
  id: string;
  /** Title of what opens. */
  title: string;
  /** Label of the button; the title is added for screen readers. */
  action: string;
  close: string;
  className?: string;
  children: ReactNode;
}

/** A button that opens `children` over the page. Escape, the button above and a press beside it close it. */
export function Preview({ id, title, action, close, className, children }: Props) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={lookOf("quiet", `cursor-pointer ${className ?? ""}`)}
      >
        {action}
        <span className="sr-only"> ({title})</span>
      </button>
      <dialog
        id={id}
        popover="auto"
        aria-labelledby={`${id}-title`}
        className="m-auto max-h-[90dvh] w-[min(46rem,94vw)] overflow-auto overscroll-contain rounded-xl border border-line-strong bg-surface text-ink shadow-lg backdrop:bg-overlay"
      >
        <div className="sticky top-0 flex items-center justify-between gap-4 border-b border-line bg-surface py-2 ps-5 pe-2">
          <h3 id={`${id}-title`} className="font-semibold">
            {title}
          </h3>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="grid size-11 cursor-pointer place-items-center rounded-md hover:bg-hover"
          >
            <X className="size-5" strokeWidth={1.5} aria-hidden="true" />
            <span className="sr-only">{close}</span>
          </button>
        </div>
        {children}
      </dialog>
    </>
  );
}
