// The hours of one day or date: its ranges, or that it is open around the clock.
import { Plus } from "lucide-react";
import { ToggleButton } from "react-aria-components";
import { IconButton } from "@/ui/button";
import { RangeFields } from "./range-fields";
import { type DayHours, nextRange, opened, type RangeProblem } from "./week";
import { useHoursWords } from "./words";

const MAX_RANGES = 5;

export interface OpenHoursProps {
  /** Day or date that names the fields. */
  day: string;
  hours: DayHours;
  /** The problem of each range, by its index. */
  problems: ReadonlyMap<number, RangeProblem>;
  onChange: (hours: DayHours) => void;
  isDisabled?: boolean | undefined;
}

/** Choices for a day that is not closed. */
export function OpenHours({ day, hours, problems, onChange, isDisabled }: OpenHoursProps) {
  const words = useHoursWords();
  const { state, ranges } = hours;
  const isAlways = state === "always";
  return (
    <div className="flex min-w-0 grow basis-full flex-wrap items-start gap-x-1.5 gap-y-2 sm:basis-0">
      <div className="flex min-w-0 flex-col gap-2">
        {isAlways ? (
          <p className="flex h-10 items-center text-sm sm:h-9">{words.always}</p>
        ) : (
          ranges.map((range, index) => (
            <RangeFields
              // biome-ignore lint/suspicious/noArrayIndexKey: a range is its place among the others of its day
              key={index}
              day={day}
              number={index + 1}
              range={range}
              problem={problems.get(index) ?? null}
              onChange={(next) => onChange({ state, ranges: ranges.with(index, next) })}
              onRemove={
                ranges.length > 1
                  ? () => onChange({ state, ranges: ranges.filter((_, each) => each !== index) })
                  : undefined
              }
              isDisabled={isDisabled}
            />
          ))
        )}
      </div>
      <div className="ml-auto flex h-10 items-center gap-1 sm:h-9">
        {!isAlways && ranges.length < MAX_RANGES && (
          <IconButton
            label={words.add_range(day)}
            size="sm"
            isDisabled={isDisabled}
            onPress={() => onChange({ state, ranges: [...ranges, nextRange(ranges)] })}
          >
            <Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
        )}
        <ToggleButton
          aria-label={words.always_on(day)}
          isSelected={isAlways}
          isDisabled={isDisabled}
          onChange={(isOn) => onChange(isOn ? { state: "always", ranges } : opened(hours))}
          className="focus-ring numeric h-7 cursor-default rounded-md border border-line-strong px-2 text-xs font-medium text-ink-muted hover:bg-hover hover:text-ink selected:border-transparent selected:bg-primary-soft selected:text-link"
        >
          {words.always_short}
        </ToggleButton>
      </div>
    </div>
  );
}
