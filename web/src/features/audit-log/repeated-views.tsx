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

/** Who viewed the log, how often, and the latest time; pressed, the views one by one. */
export function RepeatedViews({ views, isOpenEnded, search }: RepeatedViewsProps) {
  const words = useAuditWords();
  const format = useFormat();
  const count = format.number(views.length);
  return (
    <EntryRow entry={views[0]} note={isOpenEnded ? words.times_or_more(count) : words.times(count)}>
      <ul className="divide-y divide-line border-t border-line bg-paper/50 sm:pl-6">
        {views.map((view) => (
          <AuditEntry key={view.id} entry={view} search={search} />
        ))}
      </ul>
    </EntryRow>
  );
}
