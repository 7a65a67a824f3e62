// Row of several views of the log by one person.
import { useFormat } from "@/lib/i18n";
import { AuditEntry } from "./audit-entry";
import { EntryRow } from "./entry-row";
import type { Repeat } from "./repeats";
import type { AuditSearch } from "./search";
import { useAuditWords } from "./words";

export interface RepeatedViewsProps {
  views: Repeat;
  /** True while older views can follow with the next page. */
  isOpenEnded: boolean;
  search: AuditSearch;
}

/** Name of the viewer, number of views and latest time; pressed, the views one by one. */
export function RepeatedViews({ views, isOpenEnded, search }: RepeatedViewsProps) {
  const words = useAuditWords();
  const format = useFormat();
  const n = views.length;
  const times = isOpenEnded ? words.times_or_more : words.times;
  return (
    <EntryRow entry={views[0]} note={times(n, format.number(n))}>
      <ul className="divide-y divide-line border-t border-line bg-paper/50 sm:pl-6">
        {views.map((view) => (
          <AuditEntry key={view.id} entry={view} search={search} />
        ))}
      </ul>
    </EntryRow>
  );
}
