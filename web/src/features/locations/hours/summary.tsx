// Opening hours to be read: days with the same hours in one line.
import { useFormat } from "@/lib/i18n";
import { toSpecialDays } from "./special";
import type { OpeningHours } from "./types";
import { DAYS, type DayHours, isSameDay, openRanges, toWeek } from "./week";
import { useHoursWords } from "./words";

export interface HoursSummaryProps {
  hours: OpeningHours;
  /** Leaves out the days on which these hours are equal. */
  unlike?: OpeningHours;
}

/** The week and the special dates, with equal days on one line. */
export function HoursSummary({ hours, unlike }: HoursSummaryProps) {
  const words = useHoursWords();
  const format = useFormat();
  const week = toWeek(hours.regular);
  const other = unlike && toWeek(unlike.regular);
  const groups: { from: number; to: number }[] = [];
  DAYS.forEach((day, index) => {
    if (other && isSameDay(week[day], other[day])) return;
    const last = groups.at(-1);
    const before = DAYS[index - 1];
    if (last?.to === index - 1 && before && isSameDay(week[before], week[day])) last.to = index;
    else groups.push({ from: index, to: index });
  });
  const dayName = (index: number) => words.days[DAYS[index] ?? "monday"];
  // French writes days in lower case, except at the beginning.
  const lastName = (index: number) =>
    format.locale.startsWith("fr") ? dayName(index).toLocaleLowerCase(format.locale) : dayName(index);
  const others = unlike && toSpecialDays(unlike.special);
  const special = toSpecialDays(hours.special).filter(
    ({ date, hours: day }) => !others?.some((same) => same.date === date && isSameDay(same.hours, day)),
  );
  return (
    <dl className="peer grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-sm">
      {groups.map(({ from, to }) => (
        <div key={from} className="contents">
          <dt className="text-ink-muted">
            {from === to ? dayName(from) : `${dayName(from)} – ${lastName(to)}`}
          </dt>
          <dd className="numeric">
            <DayText hours={week[DAYS[from] ?? "monday"]} />
          </dd>
        </div>
      ))}
      {special.map(({ date, hours: day }) => (
        <div key={date} className="contents">
          <dt className="text-ink-muted">{format.date(`${date}T12:00:00`)}</dt>
          <dd className="numeric">
            <DayText hours={day} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function DayText({ hours }: { hours: DayHours }) {
  const { summary: words } = useHoursWords();
  const format = useFormat();
  if (hours.state === "closed") return <span className="text-ink-faint">{words.closed}</span>;
  if (hours.state === "always") return words.always;
  return openRanges(hours)
    .map(({ opens, closes }) => `${format.time(opens)} – ${format.time(closes)}`)
    .join(", ");
}
