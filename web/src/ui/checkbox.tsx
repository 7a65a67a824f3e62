// A checkbox with its label.
import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaProps } from "react-aria-components";
import { cx } from "./cx";

export interface CheckboxProps extends Omit<AriaProps, "className" | "children" | "style"> {
  className?: string;
  /** The label; without one, give an `aria-label`. */
  children?: ReactNode;
}

/** A checkbox; `isIndeterminate` draws a dash. */
export function Checkbox({ className, children, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...props}
      className={cx(
        "group flex cursor-default items-start gap-2.5 text-sm text-ink disabled:opacity-50",
        className,
      )}
    >
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className="target-24 mt-0.5 grid size-4 shrink-0 place-items-center rounded-sm border border-control bg-surface text-on-primary transition-colors duration-120 group-hover:border-ink-faint group-focus-visible:outline-2 group-focus-visible:outline-offset-2 group-focus-visible:outline-focus group-selected:border-primary group-selected:bg-primary group-indeterminate:border-primary group-indeterminate:bg-primary group-invalid:border-poor">
            {isIndeterminate ? (
              <Minus className="size-3" strokeWidth={3} aria-hidden="true" />
            ) : (
              isSelected && <Check className="size-3" strokeWidth={3} aria-hidden="true" />
            )}
          </span>
          {children && <span className="min-w-0">{children}</span>}
        </>
      )}
    </AriaCheckbox>
  );
}
