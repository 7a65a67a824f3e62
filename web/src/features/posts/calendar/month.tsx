// A month with weeks as rows. On narrow screens, dots, and the chosen day below.
import { useState } from "react";
import { Link } from "react-aria-components";
import { useFormat } from "@/lib/i18n";
import { StatusShape } from "@/ui/badge";
import { Card } from "@/ui/card";
import { cx } from "@/ui/cx";
import { isSameMonth, todayHere, weeksOfMonth } from "../dates";
import { markOf, STATUS } from "../marks";
import type { CalendarEntry } from "../types";
import { usePostsWords } from "../words";
import { DayDrop, PlanButton } from "./day-drop";
import { DayList } from "./day-list";
import { type Days, visibleEntries } from "./days";
import { EntryChip } from "./entry-chip";

/** Posts that a day has room for. */
const ROOM = 3;
/** Dots of a day on a phone. */
const DOTS = 3;
const NO_ENTRIES: readonly CalendarEntry[] = [];

export interface MonthProps {
  /** A day of the month. */
  day: string;
  days: Days;
  /** Number of posts of each day, where the server sent only some of them. */
  totals: ReadonlyMap<string, number>;
  caption: string;
  /** Address of the week of a day. */
  weekAddress: (day: string) => string;
}

/** The grid, and on phones the posts of one day. */
export function Month({ day, days, totals, caption, weekAddress }: MonthProps) {
  const format = useFormat();
  const weeks = weeksOfMonth(day, format.locale);
  const today = todayHere();
  const [chosen, setChosen] = useState(isSameMonth(today, day) ? today : day);
  const selected = isSameMonth(chosen, day) ? chosen : day;
  return (
    <>
      <Card className="overflow-hidden">
        <table className="w-full table-fixed border-collapse" data-slot="post-calendar">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line bg-sunken text-xs text-ink-muted">
              {weeks[0]?.map((each) => (
                <th key={each} scope="col" className="truncate px-2 py-2 font-medium first-letter:uppercase">
                  <abbr title={format.weekday(each)} className="no-underline">
                    <span className="max-md:hidden">{format.weekday(each)}</span>
                    <span className="md:hidden">{format.weekday(each).slice(0, 1).toUpperCase()}</span>
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]} className="border-line not-first:border-t">
                {week.map((each) => (
                  <td
                    key={each}
                    className={cx(
                      "h-px border-line align-top not-first:border-l",
                      !isSameMonth(each, day) && "bg-sunken/50",
                    )}
                  >
                    <DayDrop day={each} className="min-h-32 max-md:hidden">
                      <Day
                        day={each}
                        entries={days.get(each) ?? NO_ENTRIES}
                        total={totals.get(each) ?? 0}
                        isOutside={!isSameMonth(each, day)}
                        isToday={each === today}
                        weekAddress={weekAddress}
                      />
                    </DayDrop>
                    <SmallDay
                      day={each}
                      entries={days.get(each) ?? NO_ENTRIES}
                      isOutside={!isSameMonth(each, day)}
                      isToday={each === today}
                      isSelected={each === selected}
                      onSelect={setChosen}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <div className="md:hidden">
        <DayList day={selected} entries={days.get(selected) ?? NO_ENTRIES} />
      </div>
    </>
  );
}

interface DayProps {
  day: string;
  entries: readonly CalendarEntry[];
  isOutside: boolean;
  isToday: boolean;
}

interface LargeDayProps extends DayProps, Pick<MonthProps, "weekAddress"> {
  /** Number of all posts of the day. */
  total: number;
}

function Day({ day, entries, total, isOutside, isToday, weekAddress }: LargeDayProps) {
  const { calendar: words } = usePostsWords();
  const format = useFormat();
  const [first, more] = visibleEntries(entries, total, ROOM);
  return (
    <div className="flex h-full min-w-0 flex-col gap-1 p-1.5">
      <div className="flex h-6 items-center justify-between">
        <DayNumber day={day} isOutside={isOutside} isToday={isToday} />
        <PlanButton day={day} />
      </div>
      {first.length > 0 && (
        <ul className="flex min-w-0 flex-col gap-1">
          {first.map((entry) => (
            <li key={entry.post_id} className="min-w-0">
              <EntryChip entry={entry} day={day} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <Link
          href={weekAddress(day)}
          aria-label={words.open_week(format.day(day), more)}
          className="focus-ring numeric rounded-sm px-2 py-0.5 text-xs font-medium text-link hover:underline"
        >
          {words.more(more)}
        </Link>
      )}
    </div>
  );
}

/** The number of a day; in a disc on today. */
export function DayNumber({
  day,
  isOutside = false,
  isToday,
}: Omit<DayProps, "entries" | "isOutside"> & { isOutside?: boolean }) {
  const format = useFormat();
  return (
    <time
      dateTime={day}
      aria-current={isToday ? "date" : undefined}
      className={cx(
        "numeric grid size-6 place-items-center rounded-full text-xs",
        isToday ? "bg-primary font-semibold text-on-primary" : isOutside ? "text-ink-faint" : "text-ink",
      )}
    >
      <span aria-hidden="true">{Number(day.slice(8))}</span>
      <span className="sr-only">{format.day(day)}</span>
    </time>
  );
}

interface SmallDayProps extends DayProps {
  isSelected: boolean;
  onSelect: (day: string) => void;
}

function SmallDay({ day, entries, isOutside, isToday, isSelected, onSelect }: SmallDayProps) {
  const { calendar: words } = usePostsWords();
  const format = useFormat();
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      aria-label={words.on_day(format.day(day), entries.length)}
      onClick={() => onSelect(day)}
      className="focus-ring flex h-14 w-full flex-col items-center gap-1 rounded-sm pt-1.5 aria-pressed:bg-primary-soft md:hidden"
    >
      <DayNumber day={day} isOutside={isOutside} isToday={isToday} />
      <span className="flex h-2.5 gap-0.5" aria-hidden="true">
        {entries.slice(0, DOTS).map(({ post_id, state, counts }) => (
          <StatusShape key={post_id} status={STATUS[markOf(state, counts)]} className="size-2" />
        ))}
      </span>
    </button>
  );
}
