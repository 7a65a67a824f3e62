// On or off, at once; a choice that waits for a Save button is a checkbox.
import { type ReactNode, useId } from "react";
import { type SwitchProps as AriaProps, Switch as AriaSwitch } from "react-aria-components";
import { cx } from "./cx";

export interface SwitchProps extends Omit<AriaProps, "className" | "children" | "style"> {
  /** The second line. */
  description?: ReactNode;
  className?: string;
  /** The label. */
  children: ReactNode;
}

/** A switch at the right of its label. The whole row can be pressed. */
export function Switch({ description, className, children, ...props }: SwitchProps) {
  const id = useId();
  return (
    <AriaSwitch
      {...props}
      aria-describedby={description ? id : undefined}
      className={cx(
        "group flex min-w-0 cursor-default items-start gap-4 text-sm text-ink disabled:opacity-50",
        className,
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{children}</span>
        {description && (
          <span id={id} className="block text-xs text-ink-muted">
            {description}
          </span>
        )}
      </span>
      <span className="relative flex h-5 w-9 shrink-0 items-center rounded-full border border-control bg-sunken p-0.5 transition-colors duration-150 group-hover:border-ink-faint group-focus-visible:outline-2 group-focus-visible:outline-offset-2 group-focus-visible:outline-focus group-selected:border-primary group-selected:bg-primary">
        <span className="size-3.5 rounded-full bg-control transition-transform duration-150 ease-out group-selected:translate-x-4 group-selected:bg-on-primary" />
      </span>
    </AriaSwitch>
  );
}
