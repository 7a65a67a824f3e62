// From when to when, once.
import { X } from "lucide-react";
import { useId } from "react";
import { IconButton } from "@/ui/button";
import { TimeField } from "@/ui/time-field";
import { isOvernight, type Range, type RangeProblem } from "./week";
import { useHoursWords } from "./words";

export interface RangeFieldsProps {
  /** Day or date that names the fields. */
  day: string;
  /** 1 for the first of the day. */
  number: number;
  range: Range;
  problem: RangeProblem | null;
  onChange: (range: Range) => void;
  /** Absent where it is the only one. */
  onRemove?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
}

/** Two times and their problem. */
export function RangeFields({
  day,
  number,
  range,
  problem,
  onChange,
  onRemove,
  isDisabled = false,
}: RangeFieldsProps) {
  const words = useHoursWords();
  const id = useId();
  const noteId = problem ? `${id}-problem` : isOvernight(range) ? `${id}-night` : undefined;
  const field = {
    isInvalid: problem !== null,
    isDisabled,
    describedBy: noteId,
    className: "w-21 shrink-0 sm:w-22",
  };
  return (
    <div className="min-w-0" data-problem={problem ?? undefined}>
      <div className="flex items-center gap-1.5">
        <TimeField
          {...field}
          label={words.opens(day, number)}
          value={range.opens}
          onChange={(opens) => onChange({ ...range, opens })}
        />
        <span aria-hidden="true" className="text-ink-faint">
          –
        </span>
        <TimeField
          {...field}
          label={words.closes(day, number)}
          value={range.closes}
          onChange={(closes) => onChange({ ...range, closes })}
        />
        {onRemove && (
          <IconButton
            label={words.remove_range(day, number)}
            size="sm"
            onPress={onRemove}
            isDisabled={isDisabled}
          >
            <X className="size-4" strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
        )}
        {!problem && isOvernight(range) && (
          <span id={noteId} className="text-xs whitespace-nowrap text-ink-muted">
            {words.next_day}
          </span>
        )}
      </div>
      {problem && (
        <p id={noteId} className="mt-1 text-xs text-poor-ink">
          {words.problems[problem]}
        </p>
      )}
    </div>
  );
}
