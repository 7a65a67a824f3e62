// On or off, at once.
import type { ReactNode } from "react";
import { type SwitchProps as AriaProps, Switch as AriaSwitch } from "react-aria-components";
import { cx } from "./cx";

export interface SwitchProps extends Omit<AriaProps, "className" | "children" | "style"> {
  className?: string;
  children: ReactNode;
}

/** A switch with its label to the right. */
export function Switch({ className, children, ...props }: SwitchProps) {
  return (
    <AriaSwitch
      {...props}
      className={cx(
        "group flex cursor-default items-center gap-3 text-sm text-ink disabled:opacity-50",
        className,
      )}
    >
      <span className="flex h-5 w-9 shrink-0 items-center rounded-full border border-control bg-sunken p-0.5 transition-colors duration-150 group-focus-visible:outline-2 group-focus-visible:outline-offset-2 group-focus-visible:outline-focus group-selected:border-primary group-selected:bg-primary">
        <span className="size-3.5 rounded-full bg-ink-faint transition-transform duration-150 group-selected:translate-x-4 group-selected:bg-on-primary" />
      </span>
      {children}
    </AriaSwitch>
  );
}
