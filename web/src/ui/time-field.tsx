// A time of day, typed as people of each language write it: 9:00 AM, 09:00.
import { parseTime } from "@internationalized/date";
import { TimeField as AriaTimeField, DateInput, DateSegment } from "react-aria-components";
import { cx } from "./cx";
import { controlHeight, FieldLabel, fieldClass } from "./field";

/** The box of typed dates and times. */
export const segmentsClass =
  "numeric inline-flex min-w-0 items-center rounded-md border border-control bg-surface px-2 text-base whitespace-nowrap text-ink transition-colors duration-150 hover:border-ink-faint focus-within:border-primary focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus disabled:bg-sunken disabled:text-ink-faint invalid:border-poor sm:text-sm";

/** One part of a typed date or time. */
export const segmentClass =
  "rounded-sm px-0.5 caret-transparent outline-none placeholder-shown:text-ink-faint focus:bg-primary focus:text-on-primary disabled:text-ink-faint type-literal:px-0";

export interface TimeFieldProps {
  label: string;
  /** Shows the label above; otherwise it is for screen readers only. */
  showsLabel?: boolean;
  /** "HH:MM"; "24:00" shows as midnight; empty for none. */
  value: string;
  onChange: (time: string) => void;
  isInvalid?: boolean;
  isDisabled?: boolean;
  /** Id of the remark about it. */
  describedBy?: string | undefined;
  className?: string;
}

/** A time. The arrow keys raise and lower its parts. */
export function TimeField({
  label,
  showsLabel = false,
  value,
  onChange,
  isInvalid,
  isDisabled,
  describedBy,
  className,
}: TimeFieldProps) {
  return (
    <AriaTimeField
      {...(!showsLabel && { "aria-label": label })}
      aria-describedby={describedBy}
      value={value === "" ? null : parseTime(value === "24:00" ? "00:00" : value)}
      onChange={(time) => onChange(time?.toString().slice(0, 5) ?? "")}
      isInvalid={isInvalid}
      isDisabled={isDisabled}
      className={showsLabel ? fieldClass(className) : cx("inline-flex", className)}
    >
      {showsLabel && <FieldLabel label={label} />}
      <DateInput className={cx(segmentsClass, controlHeight, "w-full justify-center")}>
        {(segment) => <DateSegment segment={segment} className={segmentClass} />}
      </DateInput>
    </AriaTimeField>
  );
}
