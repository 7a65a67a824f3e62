// The usual week, day by day.
import { Copy } from "lucide-react";
import { Button } from "@/ui/button";
import { Checkbox } from "@/ui/checkbox";
import { Menu, MenuItem } from "@/ui/menu";
import { OpenHours } from "./day-hours";
import type { DayOfWeek } from "./types";
import { copyDay, DAYS, type DayHours, opened, type Week, weekProblems } from "./week";
import { useHoursWords } from "./words";

export interface WeekEditorProps {
  week: Week;
  onChange: (week: Week) => void;
  isDisabled?: boolean | undefined;
}

/** A tick for each open day, its times beside it. */
export function WeekEditor({ week, onChange, isDisabled }: WeekEditorProps) {
  const words = useHoursWords();
  const problems = weekProblems(week);
  const change = (day: DayOfWeek, hours: DayHours) => onChange({ ...week, [day]: hours });
  return (
    <fieldset className="min-w-0">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <legend className="float-left text-sm font-medium">{words.week}</legend>
        <Menu
          trigger={
            <Button
              variant="ghost"
              size="sm"
              isDisabled={isDisabled ?? false}
              icon={<Copy className="size-4" strokeWidth={1.5} aria-hidden="true" />}
            >
              {words.copy}
            </Button>
          }
          onAction={(key) => onChange(copyDay(week, "monday", key === "all" ? DAYS : DAYS.slice(0, 5)))}
        >
          <MenuItem id="weekdays">{words.copy_weekdays}</MenuItem>
          <MenuItem id="all">{words.copy_all}</MenuItem>
        </Menu>
      </div>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {DAYS.map((day) => {
          const hours = week[day];
          const isOpen = hours.state !== "closed";
          return (
            <li
              key={day}
              data-day={day}
              className="flex flex-wrap items-start gap-x-3 px-3.5 py-2 sm:flex-nowrap"
            >
              <div className="flex h-10 w-30 shrink-0 items-center sm:h-9">
                <Checkbox
                  isSelected={isOpen}
                  isDisabled={isDisabled ?? false}
                  onChange={(isOn) => change(day, isOn ? opened(hours) : { ...hours, state: "closed" })}
                >
                  {words.days[day]}
                </Checkbox>
              </div>
              {isOpen ? (
                <OpenHours
                  day={words.days[day]}
                  hours={hours}
                  problems={
                    new Map(
                      problems.filter((each) => each.day === day).map((each) => [each.index, each.problem]),
                    )
                  }
                  onChange={(next) => change(day, next)}
                  isDisabled={isDisabled}
                />
              ) : (
                <p className="flex h-10 items-center text-sm text-ink-faint sm:h-9">{words.closed}</p>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
