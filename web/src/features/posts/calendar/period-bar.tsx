// The period of the calendar, and the steps to others.
import { parseDate } from "@internationalized/date";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { withOrdinal } from "@/lib/format";
import { useFormat } from "@/lib/i18n";
import { useShortcuts } from "@/lib/shortcuts";
import { Button, IconButton } from "@/ui/button";
import { isSameMonth, type Period, rangeOf, stepped, todayHere } from "../dates";
import { usePostsWords } from "../words";

const ICON = { className: "size-5", strokeWidth: 1.5, "aria-hidden": true } as const;

export interface PeriodBarProps {
  period: Period;
  day: string;
  onDay: (day: string | undefined) => void;
}

/** Previous, next, today; the keys j, k and t do the same. */
export function PeriodBar({ period, day, onDay }: PeriodBarProps) {
  const { calendar: words } = usePostsWords();
  const format = useFormat();
  const go = (step: -1 | 1) => onDay(stepped(period, day, step));
  useShortcuts({ j: () => go(1), k: () => go(-1), t: () => onDay(undefined) });
  return (
    <div className="flex items-center gap-1">
      <h2 className="mr-auto text-base font-semibold first-letter:uppercase sm:text-lg" aria-live="polite">
        {periodText(period, day, format.locale)}
      </h2>
      <IconButton label={words.previous[period]} onPress={() => go(-1)}>
        <ChevronLeft {...ICON} />
      </IconButton>
      <Button size="sm" onPress={() => onDay(undefined)} isDisabled={isCurrent(period, day, format.locale)}>
        {words.today}
      </Button>
      <IconButton label={words.next[period]} onPress={() => go(1)}>
        <ChevronRight {...ICON} />
      </IconButton>
    </div>
  );
}

/** Returns the name of a period: "November 2026", "Nov 22 – 28, 2026". */
export function periodText(period: Period, day: string, locale: string): string {
  const at = (date: string) => parseDate(date).toDate("UTC");
  if (period === "month") {
    return new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(
      at(day),
    );
  }
  const { from, to } = rangeOf(period, day, locale);
  const days = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;
  return withOrdinal(new Intl.DateTimeFormat(locale, days).formatRange(at(from), at(to)), locale);
}

function isCurrent(period: Period, day: string, locale: string): boolean {
  const today = todayHere();
  if (period === "month") return isSameMonth(day, today);
  const { from, to } = rangeOf(period, day, locale);
  return today >= from && today <= to;
}
