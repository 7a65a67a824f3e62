// Today's hours, and the week behind a disclosure.
import { ChevronDown } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { Badge } from "@/ui/badge";
import { cx } from "@/ui/cx";
import type { Location } from "../types";
import type { GoTo } from "./go-to";
import { type DayHours, dateOf, hoursOf, hoursOn, weekFrom } from "./hours";
import { quietAction, Section } from "./section";
import { useDrawerWords } from "./words";

/** The hours as customers see them. */
export function Today({ location, canEdit, onGoTo }: { location: Location; canEdit: boolean; onGoTo: GoTo }) {
  const { overview: words } = useDrawerWords();
  const format = useFormat();
  const hours = hoursOf(location.opening_hours);
  const edit = (text: string) =>
    canEdit && (
      <button type="button" onClick={() => onGoTo("settings", "opening_hours")} className={quietAction}>
        {text}
      </button>
    );
  if (!hours) {
    return (
      <Section title={words.hours} action={edit(words.add_hours)}>
        <p className="text-sm text-ink-faint">{words.no_hours}</p>
      </Section>
    );
  }
  const today = dateOf(new Date());
  const [first, ...rest] = weekFrom(today).map((date) => hoursOn(hours, date));
  return (
    <Section title={words.hours} action={edit(words.edit)}>
      <details className="group rounded-lg border border-line bg-surface">
        <summary className="focus-ring flex min-h-11 cursor-default list-none items-center gap-3 rounded-lg px-4 py-2 text-sm [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <span className="font-medium text-ink">{words.today(format.weekday(today))}</span>
          </span>
          {first && <DayText day={first} />}
          <ChevronDown
            className="size-4 shrink-0 text-ink-faint transition-transform duration-150 group-open:rotate-180"
            strokeWidth={1.5}
            aria-hidden="true"
          />
          <span className="sr-only">{words.whole_week}</span>
        </summary>
        <ul className="border-t border-line px-4 py-2">
          {rest.map((day) => (
            <li key={day.date} className="flex min-h-8 items-center gap-3 py-1 pr-7 text-sm">
              <span className="min-w-0 flex-1 text-ink-muted first-letter:uppercase">
                {format.weekday(day.date)}
              </span>
              <DayText day={day} />
            </li>
          ))}
        </ul>
      </details>
    </Section>
  );
}

function DayText({ day }: { day: DayHours }) {
  const { overview: words } = useDrawerWords();
  const format = useFormat();
  const text =
    day.spans.length === 0
      ? words.closed
      : day.isAllDay
        ? words.open_24h
        : day.spans.map(({ open, close }) => `${format.time(open)} – ${format.time(close)}`).join(", ");
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
      {day.isSpecial && <Badge tone="brass">{words.special}</Badge>}
      <span className={cx("numeric text-right", day.spans.length === 0 ? "text-ink-muted" : "text-ink")}>
        {text}
      </span>
    </span>
  );
}
