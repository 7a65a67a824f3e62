// Head of a side panel, modal or not: title, actions, and the button that closes it.
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useMessages } from "@/lib/i18n";
import { IconButton } from "./button";
import { cx } from "./cx";

export interface PanelHeaderProps {
  /** Ref of the heading element. */
  heading: ReactNode;
  subtitle?: ReactNode;
  /** Buttons below the title. */
  actions?: ReactNode;
  /** Omits the bottom border, because the content (for example tabs) has its own. */
  isFlush: boolean;
  onClose: () => void;
}

/** Class names of a panel heading. */
export const panelHeadingClass = "truncate text-lg font-semibold tracking-tight";

/** Title, subtitle and the closing button in the first row, so that a long name has room; actions in the second. */
export function PanelHeader({ heading, subtitle, actions, isFlush, onClose }: PanelHeaderProps) {
  const { ui } = useMessages();
  return (
    <header
      className={cx(
        "grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 pt-4 pr-3 pl-5 sm:pl-6",
        isFlush ? "pb-1" : "border-b border-line pb-4",
      )}
    >
      <div className="pt-0.5">
        {heading}
        {subtitle && <p className="mt-0.5 truncate text-sm text-ink-muted">{subtitle}</p>}
      </div>
      {actions && (
        <div className="col-span-2 row-start-2 mt-2 flex flex-wrap items-center gap-2">{actions}</div>
      )}
      <IconButton label={ui.close} onPress={onClose} hideTooltip className="col-start-2 row-start-1">
        <X className="size-5" strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    </header>
  );
}
