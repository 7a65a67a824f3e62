// A small panel beside the button that opens it.
import type { ReactElement, ReactNode } from "react";
import {
  Popover as AriaPopover,
  type PopoverProps as AriaProps,
  Dialog,
  DialogTrigger,
} from "react-aria-components";
import { cx } from "./cx";
import { popoverClass } from "./list-box";

export interface PopoverProps {
  trigger: ReactElement;
  /** Names the panel for screen readers. */
  label: string;
  placement?: AriaProps["placement"];
  className?: string;
  children: ReactNode;
}

/** A non-modal panel; Escape or a press outside closes it. */
export function Popover({ trigger, label, placement = "bottom start", className, children }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover placement={placement} offset={6} data-overlay="" className={popoverClass}>
        <Dialog aria-label={label} className={cx("p-4 outline-none", className)}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
