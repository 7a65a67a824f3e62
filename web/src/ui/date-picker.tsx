// A date, typed or chosen in a calendar.
import { type CalendarDate, getLocalTimeZone, parseDate, today } from "@internationalized/date";
import { CalendarDays, ChevronLeft, ChevronRight } from "lucide-react";
import {
  DatePicker as AriaDatePicker,
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DateSegment,
  Dialog,
  Group,
  Heading,
  Popover,
} from "react-aria-components";
import { cx } from "./cx";
import { controlHeight, FieldLabel, FieldNotes, type FieldTexts, fieldClass } from "./field";
import { popoverClass } from "./list-box";
import { segmentClass, segmentsClass } from "./time-field";

export interface DatePickerProps extends FieldTexts {
  /** "YYYY-MM-DD", or empty. */
  value: string;
  onChange: (date: string) => void;
  /** True when days before today cannot be chosen. */
  isFromToday?: boolean;
  isDisabled?: boolean;
  className?: string;
}

const arrow =
  "focus-ring grid size-8 cursor-default place-items-center rounded-md text-ink-muted hover:bg-hover hover:text-ink disabled:opacity-40";

/** A date field with a calendar behind its button. */
export function DatePicker({
  value,
  onChange,
  isFromToday = false,
  isDisabled,
  className,
  ...texts
}: DatePickerProps) {
  return (
    <AriaDatePicker
      value={value === "" ? null : parseDate(value)}
      onChange={(date: CalendarDate | null) => onChange(date?.toString() ?? "")}
      minValue={isFromToday ? today(getLocalTimeZone()) : null}
      isDisabled={isDisabled}
      isInvalid={texts.errorMessage !== undefined}
      className={fieldClass(className)}
    >
      <FieldLabel {...texts} />
      <Group className={cx(segmentsClass, controlHeight, "w-full pr-0.5")}>
        <DateInput className="flex flex-1">
          {(segment) => <DateSegment segment={segment} className={segmentClass} />}
        </DateInput>
        <Button className="focus-ring grid size-8 cursor-default place-items-center rounded-md text-ink-faint hover:text-ink">
          <CalendarDays className="size-4" strokeWidth={1.5} aria-hidden="true" />
        </Button>
      </Group>
      <FieldNotes description={texts.description} errorMessage={texts.errorMessage} />
      <Popover offset={4} data-overlay="" className={cx(popoverClass, "p-3")}>
        <Dialog className="outline-none">
          <Calendar className="w-fit">
            <header className="mb-2 flex items-center gap-1">
              <Heading className="flex-1 pl-1.5 text-sm font-semibold first-letter:uppercase" />
              <Button slot="previous" className={arrow}>
                <ChevronLeft className="size-4" strokeWidth={1.5} aria-hidden="true" />
              </Button>
              <Button slot="next" className={arrow}>
                <ChevronRight className="size-4" strokeWidth={1.5} aria-hidden="true" />
              </Button>
            </header>
            <CalendarGrid weekdayStyle="short" className="border-separate border-spacing-0.5">
              <CalendarGridHeader>
                {(day) => (
                  <CalendarHeaderCell className="h-7 w-9 text-xs font-medium text-ink-faint">
                    {day}
                  </CalendarHeaderCell>
                )}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => (
                  <CalendarCell
                    date={date}
                    className="focus-ring numeric grid size-9 cursor-default place-items-center rounded-md text-sm hover:bg-hover outside-month:hidden disabled:text-ink-faint disabled:opacity-50 selected:bg-primary selected:text-on-primary"
                  />
                )}
              </CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}
