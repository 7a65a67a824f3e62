// The box in front of a row. A native input: dozens of them come and go while the table scrolls.
import { Check, Minus } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

export interface RowCheckboxProps {
  label: string;
  isSelected: boolean;
  isIndeterminate?: boolean;
  /** -1 removes it from the tab order; the row's keys still reach it. */
  tabIndex?: number;
  onToggle: (withShift: boolean) => void;
  /** Visible label, on wide screens. */
  children?: ReactNode;
}

/** A checkbox, mostly without a visible label. */
export function RowCheckbox({
  label,
  isSelected,
  isIndeterminate = false,
  tabIndex,
  onToggle,
  children,
}: RowCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  const Mark = isIndeterminate ? Minus : Check;
  return (
    <label className="flex cursor-default items-center">
      <span className="relative grid h-[min(2.75rem,var(--row,2.75rem))] w-11 shrink-0 place-items-center">
        <input
          ref={box}
          type="checkbox"
          aria-label={label}
          checked={isSelected}
          tabIndex={tabIndex}
          onChange={(event) =>
            onToggle(event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
          }
          className="peer focus-ring size-4 appearance-none rounded-sm border border-control bg-surface checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary hover:border-ink-faint"
        />
        {(isSelected || isIndeterminate) && (
          <Mark
            className="pointer-events-none absolute size-3 text-on-primary"
            strokeWidth={3}
            aria-hidden="true"
          />
        )}
      </span>
      {children}
    </label>
  );
}
