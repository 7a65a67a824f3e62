// Progress of a task.
import { ProgressBar as AriaProgressBar, Label } from "react-aria-components";
import { cx } from "./cx";

export interface ProgressBarProps {
  label: string;
  /** 0 to `max`; null while the end is not known. */
  value: number | null;
  max?: number;
  /** The text at the right, such as "1,200 of 2,992". */
  valueLabel?: string;
  className?: string;
}

/** A bar with its label and value. */
export function ProgressBar({ label, value, max = 100, valueLabel, className }: ProgressBarProps) {
  return (
    <AriaProgressBar
      value={value ?? 0}
      maxValue={Math.max(max, 1)}
      isIndeterminate={value === null}
      valueLabel={valueLabel}
      className={cx("flex flex-col gap-2", className)}
    >
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          <span className="flex items-baseline justify-between gap-3 text-sm">
            <Label className="font-medium text-ink">{label}</Label>
            {!isIndeterminate && <span className="numeric text-ink-muted">{valueText}</span>}
          </span>
          <span className="block h-1.5 overflow-hidden rounded-full bg-line">
            <span
              className={cx(
                "block size-full origin-left rounded-full bg-primary transition-transform duration-200",
                isIndeterminate && "animate-pulse",
              )}
              style={{ transform: `scaleX(${isIndeterminate ? 1 : (percentage ?? 0) / 100})` }}
            />
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}
