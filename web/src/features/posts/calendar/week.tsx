// A week as seven columns; stacked on narrow screens.
import { useFormat } from "@/lib/i18n";
import { Card } from "@/ui/card";
import { cx } from "@/ui/cx";
import { todayHere, weekOf } from "../dates";
import type { CalendarEntry } from "../types";
import { usePostsWords } from "../words";
import { DayDrop, PlanButton } from "./day-drop";
import type { Days } from "./days";
import { EntryChip } from "./entry-chip";
import { DayNumber } from "./month";

const NO_ENTRIES: readonly CalendarEntry[] = [];

/** The days with all of their posts. */
export function Week({ day, days, caption }: { day: string; days: Days; caption: string }) {
  const { calendar: words } = usePostsWords();
  const format = useFormat();
  const today = todayHere();
  return (
    <Card className="overflow-hidden">
      <ol aria-label={caption} className="grid lg:grid-cols-7" data-slot="post-calendar">
        {weekOf(day, format.locale).map((each) => {
          const entries = days.get(each) ?? NO_ENTRIES;
          return (
            <li
              key={each}
              className="min-w-0 border-line not-first:border-t lg:not-first:border-t-0 lg:not-first:border-l"
            >
              <DayDrop day={each} className="lg:min-h-96">
                <div className="flex items-center gap-2 px-3 pt-2.5 pb-1 lg:px-2">
                  <DayNumber day={each} isToday={each === today} />
                  <h2
                    className={cx(
                      "min-w-0 flex-1 truncate text-xs font-medium first-letter:uppercase",
                      each === today ? "text-ink" : "text-ink-muted",
                    )}
                  >
                    {format.weekday(each)}
                  </h2>
                  <PlanButton day={each} />
                </div>
                {entries.length > 0 ? (
                  <ul className="flex flex-col gap-1.5 px-3 pb-3 lg:px-1.5">
                    {entries.map((entry) => (
                      <li key={entry.post_id} className="min-w-0">
                        <EntryChip entry={entry} day={each} isRoomy />
                      </li>
                    ))}
                  </ul>
                ) : (
                  <p className="px-3 pb-3 text-xs text-ink-faint lg:sr-only">{words.nothing_on_day}</p>
                )}
              </DayDrop>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
