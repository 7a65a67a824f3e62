// A short name for an icon button. Never the only place of something a person must know.
import type { ReactElement } from "react";
import { Tooltip as AriaTooltip, TooltipTrigger } from "react-aria-components";

/** Shows `label` when the control inside is hovered or focused by keyboard. */
export function Tooltip({ label, children }: { label: string; children: ReactElement }) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      {children}
      <AriaTooltip
        offset={6}
        className="max-w-64 rounded-sm bg-ink px-2 py-1 text-xs text-paper shadow-md transition-opacity duration-120 entering:opacity-0 exiting:opacity-0"
      >
        {label}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
