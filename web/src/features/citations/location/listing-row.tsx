// One directory in the list of a location.
import { ChevronRight, Copy } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { StatusBadge } from "@/ui/badge";
import { cx } from "@/ui/cx";
import { Link } from "@/ui/link";
import { differingFields, isTaskOpen } from "../rules";
import { locationAddress } from "../search";
import { StateMark } from "../state-mark";
import type { Listing } from "../types";
import { useCitationsWords, useListingWords, useMatrixWords } from "../words";

/** Returns the id of the link of a row. */
export const rowId = (directory: string) => `listing-${directory}`;

export interface ListingRowProps {
  location: string;
  listing: Listing;
  isOpen: boolean;
  /** True when the directory has a further listing. */
  isDoubled: boolean;
}

/** State, directory, differences and time of the check; pressing the row opens the listing. */
export function ListingRow({ location, listing, isOpen, isDoubled }: ListingRowProps) {
  const shared = useCitationsWords();
  const { of_location: words } = useMatrixWords();
  const { duplicate } = useListingWords();
  const format = useFormat();
  const { directory, state, score, fields, checked_at, is_stale, task } = listing;
  const different = differingFields(fields).map((field) => shared.fields[field]);
  return (
    <li
      className={cx(
        "relative flex items-center gap-3 px-4 py-2.5 transition-colors",
        isOpen ? "bg-primary-soft" : "hover:bg-hover",
      )}
    >
      <StateMark state={state} hasTask={task !== null && isTaskOpen(task.state)} isStale={is_stale} />
      <div className="min-w-0 flex-1 @2xl:flex @2xl:items-center @2xl:gap-4">
        <span className="min-w-0 @2xl:w-56 @2xl:shrink-0">
          <Link
            id={rowId(directory.id)}
            href={locationAddress(location, directory.id)}
            className="block truncate font-medium text-ink no-underline after:absolute after:inset-0"
          >
            {directory.name}
          </Link>
          <span className="block truncate text-xs text-ink-muted">
            {directory.domain} · {shared.tier(directory.tier)}
          </span>
        </span>
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-0.5 text-sm text-ink-muted @max-2xl:text-xs">
          <span className="text-ink">{shared.states[state]}</span>
          {different.length > 0 && <span>{words.differs(format.list(different))}</span>}
          {is_stale && <span>{shared.stale}</span>}
          {isDoubled && (
            <span className="inline-flex items-center gap-1 text-fair-ink">
              <Copy className="size-3.5" strokeWidth={1.5} aria-hidden="true" />
              {duplicate.short}
            </span>
          )}
          {task && isTaskOpen(task.state) && (
            <StatusBadge status="neutral">{shared.task_states[task.state]}</StatusBadge>
          )}
        </span>
      </div>
      <span className="numeric flex shrink-0 flex-col items-end text-xs text-ink-muted">
        {score !== null && (
          <span className="text-sm font-medium text-ink">
            <span className="sr-only">{shared.figures.score} </span>
            {format.rating(score)}
          </span>
        )}
        {checked_at && <time dateTime={checked_at}>{format.ago(checked_at)}</time>}
      </span>
      <ChevronRight className="size-4 shrink-0 text-ink-faint" strokeWidth={1.5} aria-hidden="true" />
    </li>
  );
}
