// A link from the paper to the data behind it: quiet, since the paper is to be read.
import type { ReactNode } from "react";
import { Link } from "react-aria-components";
import { cx } from "@/ui/cx";

export interface SourceLinkProps {
  /** Path in the dashboard. */
  href: string;
  /** Name for screen readers, if the text does not identify the target. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Text of its surroundings, underlined under the pointer. */
export function SourceLink({ href, label, className, children }: SourceLinkProps) {
  return (
    <Link
      href={href}
      {...(label !== undefined && { "aria-label": label })}
      className={cx(
        "focus-ring rounded-sm decoration-current/40 underline-offset-3 hover:underline focus-visible:underline",
        className,
      )}
    >
      {children}
    </Link>
  );
}
