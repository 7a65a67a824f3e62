// The posts of one day, one below the other.
import { Plus } from "lucide-react";
import { use } from "react";
import { useFormat } from "@/lib/i18n";
import { Button } from "@/ui/button";
import type { CalendarEntry } from "../types";
import { usePostsWords } from "../words";
import { CalendarContext } from "./context";
import { EntryChip } from "./entry-chip";

/** The day, its posts, and the button that plans another one. */
export function DayList({ day, entries }: { day: string; entries: readonly CalendarEntry[] }) {
  const { calendar: words, new: add } = usePostsWords();
  const format = useFormat();
  const work = use(CalendarContext);
  return (
    <section aria-label={format.day(day)} className="flex flex-col gap-2 pt-4">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 className="text-sm font-semibold first-letter:uppercase">{format.day(day)}</h2>
        {work?.plan && work.takes(day) && (
          <Button
            size="sm"
            aria-label={words.plan(format.day(day))}
            icon={<Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />}
            onPress={() => work.plan?.(day)}
          >
            {add}
          </Button>
        )}
      </div>
      {entries.length === 0 ? (
        <p className="text-sm text-ink-muted">{words.nothing_on_day}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {entries.map((entry) => (
            <li key={entry.post_id}>
              <EntryChip entry={entry} day={day} isRoomy />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
