// An icon at the end of a row: a button, or a link that a middle click opens in a tab. Its name is also its tooltip.
import { type MouseEvent, type ReactNode, useRef } from "react";
import { cx } from "./cx";
import { Spinner } from "./spinner";
import { useTooltip } from "./use-tooltip";

export interface RowActionProps {
  /** Name with the row that it acts on, such as "Delete Corner Diner". */
  label: string;
  /** 0 in the one row that Tab reaches, otherwise -1. */
  tabIndex: number;
  /** Address of a link; a button without it. */
  href?: string;
  isDangerous?: boolean;
  /** Shows a spinner and ignores clicks. */
  isPending?: boolean;
  onClick: (event: MouseEvent) => void;
  /** The icon. */
  children: ReactNode;
}

const BASE =
  "focus-ring target-44 relative grid size-9 place-items-center rounded-md text-ink-faint transition-colors aria-disabled:opacity-60";

/** One action of a row. */
export function RowAction(props: RowActionProps) {
  const { label, tabIndex, href, isDangerous = false, isPending = false, onClick, children } = props;
  const place = useRef<HTMLSpanElement>(null);
  const { handlers, tooltip } = useTooltip(label, place);
  const common = {
    "aria-label": label,
    tabIndex,
    className: cx(
      BASE,
      isDangerous ? "hover:bg-poor-soft hover:text-poor-ink" : "hover:bg-hover hover:text-ink",
    ),
    onClick: isPending ? undefined : onClick,
  };
  return (
    // The span is not a control; it only observes the one inside it.
    <span ref={place} role="presentation" className="inline-flex shrink-0" {...handlers}>
      {href === undefined ? (
        <button type="button" aria-disabled={isPending || undefined} {...common}>
          {isPending ? <Spinner /> : children}
        </button>
      ) : (
        <a href={href} {...common}>
          {children}
        </a>
      )}
      {tooltip}
    </span>
  );
}
