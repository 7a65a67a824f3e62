// Row of the audit log that opens.
import { ChevronRight } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useFormat } from "@/lib/i18n";
import { cx } from "@/ui/cx";
import type { Entry } from "./api";
import { actionText, authorText } from "./text";
import { useAuditWords } from "./words";

export interface EntryRowProps {
  /** Entry whose action, author and time the row shows. */
  entry: Entry;
  /** Content beside the action. */
  note: ReactNode;
  /** Shown when the row is open. */
  children: ReactNode;
}

/** Action, author and time of an entry. Details are shown when it is pressed. */
export function EntryRow({ entry, note, children }: EntryRowProps) {
  const words = useAuditWords();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="focus-ring -outline-offset-2 flex w-full items-start gap-3 px-4 py-3 text-left text-sm hover:bg-hover sm:px-5"
      >
        <ChevronRight
          className={cx("mt-0.5 size-4 shrink-0 text-ink-faint transition-transform", isOpen && "rotate-90")}
          strokeWidth={1.75}
          aria-hidden="true"
        />
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 gap-y-0.5">
          <span className="min-w-0 flex-1 basis-56">
            <span className="font-medium text-ink">{actionText(entry.action, words)}</span>
            {note && <span className="ml-1.5 text-ink-muted">{note}</span>}
          </span>
          <bdi className="min-w-0 text-ink-muted lg:w-44 lg:truncate">{authorText(entry, words)}</bdi>
          <time
            dateTime={entry.at}
            className="numeric whitespace-nowrap text-ink-muted lg:w-44 lg:text-right"
          >
            {format.dateTime(entry.at)}
          </time>
        </span>
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </li>
  );
}
