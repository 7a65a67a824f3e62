// The calendar: a month or a week of posts, which can be dragged to another day.
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useFormat } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { CardSkeleton } from "@/ui/skeleton";
import { calendarQuery } from "../api";
import { localMoment, type Period, rangeOf, timeOfMoment, todayHere } from "../dates";
import { ListFailure } from "../list-failure";
import { isMovable } from "../marks";
import { filtersOf, isNarrowed, PAGE, type PostsSearch, viewOf } from "../search";
import type { CalendarEntry } from "../types";
import type { ChangePostsSearch } from "../use-search";
import { usePostsWords } from "../words";
import { CalendarContext, type CalendarWork } from "./context";
import { daysOf, narrowed } from "./days";
import { Month } from "./month";
import { MoveDialog } from "./move-dialog";
import { PeriodBar, periodText } from "./period-bar";
import { useMove } from "./use-move";
import { Week } from "./week";

export interface CalendarProps {
  search: PostsSearch;
  onChange: ChangePostsSearch;
}

const NO_ENTRIES: readonly CalendarEntry[] = [];

/** The period of the address with its posts. */
export function Calendar({ search, onChange }: CalendarProps) {
  const { calendar: words } = usePostsWords();
  const format = useFormat();
  const may = useMay();
  const period: Period = viewOf(search) === "week" ? "week" : "month";
  const day = search.day ?? todayHere();
  const filters = filtersOf(search);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(
    calendarQuery(rangeOf(period, day, format.locale), filters),
  );
  const move = useMove();
  const [held, setHeld] = useState<CalendarEntry | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const [asking, setAsking] = useState<CalendarEntry | null>(null);
  const canWrite = may("write_posts");
  const saving =
    move.isPending && move.variables ? { id: move.variables.id, to: move.variables.to.slice(0, 10) } : null;
  const items = data?.items ?? NO_ENTRIES;
  const { kind, state } = filters;
  const entries = useMemo(() => narrowed(items, { kind, state }), [items, kind, state]);
  const days = daysOf(entries, saving);
  // Filters of the browser know nothing of posts that were not sent.
  const totals = new Map(state === undefined ? data?.days.map(({ day: date, posts }) => [date, posts]) : []);
  const work: CalendarWork = {
    held,
    over,
    saving,
    isMovable: (entry) => canWrite && isMovable(entry.state) && !entry.repeats,
    takes: (target) => target >= todayHere(),
    hold: (entry) => {
      setHeld(entry);
      setOver(null);
    },
    hoverOver: setOver,
    drop: (target) => {
      if (held && held.day !== target) {
        const { post_id, at } = held;
        move.mutate({ id: post_id, from: at, to: localMoment(target, timeOfMoment(at)) });
      }
      setHeld(null);
      setOver(null);
    },
    askMove: setAsking,
    plan: canWrite ? (on) => onChange({ new: true, on }) : undefined,
  };
  const text = periodText(period, day, format.locale);
  const caption = words.caption(text);
  return (
    <CalendarContext value={work}>
      <section aria-label={caption} aria-busy={isPlaceholderData} className="flex flex-col gap-3">
        <PeriodBar period={period} day={day} onDay={(to) => onChange({ day: to }, { replace: true })} />
        {error && !data ? (
          <ListFailure error={error} onRetry={() => void refetch()} />
        ) : isPending ? (
          <CardSkeleton className="h-[32rem]" />
        ) : period === "week" ? (
          <Week day={day} days={days} caption={caption} />
        ) : (
          <Month
            key={day.slice(0, 7)}
            day={day}
            days={days}
            totals={totals}
            caption={caption}
            weekAddress={(date) =>
              `${PAGE}?${new URLSearchParams({ ...textsOf(search), view: "week", day: date })}`
            }
          />
        )}
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-xs text-ink-muted">
          <p role="status">
            {data && entries.length === 0
              ? isNarrowed(search)
                ? words.empty_filtered
                : words.empty
              : canWrite && <span className="max-md:hidden">{words.hint}</span>}
          </p>
          <p>{words.local}</p>
        </div>
      </section>
      <MoveDialog
        post={asking && { id: asking.post_id, title: asking.summary, at: asking.at }}
        onClose={() => setAsking(null)}
        onMove={(change) => {
          setAsking(null);
          if (change.from !== change.to) move.mutate(change);
        }}
      />
    </CalendarContext>
  );
}

/** The filters of an address as texts. */
function textsOf(search: PostsSearch): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filtersOf(search)).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}
