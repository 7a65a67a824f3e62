// Head of a page: title, actions, and below both the subtitle.
import type { ReactNode } from "react";
import { cx } from "./cx";

/** Class of a page's title, for heads that are laid out differently. */
export const pageTitleClass = "text-xl font-semibold tracking-tight sm:text-2xl";

export interface PageHeaderProps {
  title: ReactNode;
  /** One line about the page; phones leave it out. */
  subtitle?: ReactNode;
  /** Shows the subtitle on phones as well, where it says what the page is about. */
  isSubtitleKept?: boolean;
  /** Buttons and menus at the right, the primary action last. They go below a title that leaves no room for them. */
  children?: ReactNode;
  className?: string;
}

/** Title and actions in one row; the subtitle has the full width below it. */
export function PageHeader({
  title,
  subtitle,
  isSubtitleKept = false,
  children,
  className,
}: PageHeaderProps) {
  return (
    <header className={cx("flex flex-wrap items-center gap-x-4 gap-y-1.5", className)}>
      <h1 className={cx("min-w-0 flex-auto break-words", pageTitleClass)}>{title}</h1>
      {subtitle && (
        <p className={cx("order-last basis-full text-ink-muted", !isSubtitleKept && "max-sm:hidden")}>
          {subtitle}
        </p>
      )}
      {children && <div className="flex shrink-0 items-center gap-2">{children}</div>}
    </header>
  );
}
