// Links: real <a>, so that a middle click opens a tab. Inside the app the router takes the click (see app/providers).
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
