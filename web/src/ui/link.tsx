// Links: real <a>, so that a middle click opens a tab. Inside the app the router takes the click (see app/providers).
import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link as AriaLink, type LinkProps as AriaLinkProps } from "react-aria-components";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button";
import { cx } from "./cx";

export interface LinkProps extends Omit<AriaLinkProps, "className" | "style" | "children"> {
  className?: string;
  children: ReactNode;
}

/** A text link. */
export function Link({ className, ...props }: LinkProps) {
  return (
    <AriaLink
      {...props}
      className={cx(
        "focus-ring rounded-sm font-medium text-link underline decoration-current/35 underline-offset-3 transition-colors hover:decoration-current",
        className,
      )}
    />
  );
}

/** Class of a link back, for links of the router. */
export const backLinkClass =
  "focus-ring target-24 -ml-1 inline-flex items-center gap-1 self-start rounded-sm pr-1 text-sm font-medium text-link hover:underline";

/** A link to the page above, over the title of a page. */
export function BackLink({ className, children, ...props }: LinkProps) {
  return (
    <AriaLink {...props} className={cx(backLinkClass, className)}>
      <ChevronLeft className="size-4 shrink-0" strokeWidth={1.5} aria-hidden="true" />
      {children}
    </AriaLink>
  );
}

/** A link that looks like a button. */
export function LinkButton({
  variant,
  size,
  icon,
  className,
  children,
  ...props
}: LinkProps & { variant?: ButtonVariant; size?: ButtonSize; icon?: ReactNode }) {
  return (
    <AriaLink {...props} className={cx(buttonClass(variant, size), className)}>
      {icon}
      {children}
    </AriaLink>
  );
}
