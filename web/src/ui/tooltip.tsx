// A short name for an icon button. Never the only place of something a person must know.
import type { RefObject } from "react";
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from "react-aria-components";

export interface TooltipProps {
  label: string;
  /** Element beside which it is shown. */
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The name of `trigger`, while it is hovered or focused by keyboard. */
export default function Tooltip({ label, trigger, onClose }: TooltipProps) {
  return (
    <TooltipTriggerStateContext
      value={{ isOpen: true, open: () => undefined, close: onClose, shouldSkipAnimation: true }}
    >
      <AriaTooltip
        triggerRef={trigger}
        offset={6}
        className="pointer-events-none max-w-64 rounded-sm bg-ink px-2 py-1 text-xs text-paper shadow-md"
      >
        {label}
      </AriaTooltip>
    </TooltipTriggerStateContext>
  );
}
