// Buttons: something happens here. To go somewhere, use Link or LinkButton.
import { type ReactNode, useEffect, useRef } from "react";
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components";
import { cx } from "./cx";
import { Spinner } from "./spinner";
import { useTooltip } from "./use-tooltip";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

const BASE =
  "focus-ring target-44 relative inline-flex shrink-0 cursor-default items-center justify-center gap-2 rounded-md border font-medium whitespace-nowrap transition-colors duration-150 select-none disabled:opacity-50 pending:opacity-80";

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    "border-transparent bg-primary text-on-primary shadow-sm hover:bg-primary-hover pressed:bg-primary-press",
  secondary:
    "border-line-strong bg-surface text-ink shadow-sm hover:bg-sunken pressed:bg-line dark:hover:bg-raised",
  ghost: "border-transparent text-ink-muted hover:bg-hover hover:text-ink pressed:bg-hover",
  danger: "border-transparent bg-poor text-on-poor shadow-sm hover:bg-poor-hover pressed:bg-poor-hover",
};

const SIZES: Record<ButtonSize, string> = {
  sm: "h-8 px-3 text-sm",
  md: "h-9 px-3.5 text-sm",
  lg: "h-11 px-5 text-sm",
};

/** Class names of a button, for other elements (see LinkButton). */
export function buttonClass(variant: ButtonVariant = "secondary", size: ButtonSize = "md"): string {
  return cx(BASE, VARIANTS[variant], SIZES[size]);
}

export interface ButtonProps extends Omit<AriaButtonProps, "className" | "children" | "style"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** A lucide icon before the label. */
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A labelled button. While `isPending` it keeps its label and place, shows a spinner and ignores presses. */
export function Button({
  variant,
  size,
  icon,
  className,
  children,
  isPending = false,
  onPress,
  type,
  ...props
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  // React Aria's own `isPending` announces the button by its id for 7 s, even when it has gone in the meantime.
  useEffect(() => {
    const element = button.current;
    if (!isPending || !element) return;
    element.ariaDisabled = "true";
    return () => {
      element.ariaDisabled = null;
    };
  }, [isPending]);
  return (
    <AriaButton
      {...props}
      ref={button}
      type={isPending && type === "submit" ? "button" : type}
      onPress={isPending ? undefined : onPress}
      data-slot="button"
      className={cx(buttonClass(variant, size), isPending && "opacity-80", className)}
    >
      {isPending ? <Spinner /> : icon}
      {children}
    </AriaButton>
  );
}

export interface IconButtonProps
  extends Omit<AriaButtonProps, "className" | "children" | "style" | "aria-label"> {
  /** Label, for screen readers and as the tooltip. */
  label: string;
  variant?: ButtonVariant;
  size?: "sm" | "md";
  className?: string;
  /** The icon. */
  children: ReactNode;
  /** Leave the tooltip out where the label already stands beside the button. */
  hideTooltip?: boolean;
}

/** A square button with an icon, a name and a tooltip. */
export function IconButton({
  label,
  variant = "ghost",
  size = "md",
  className,
  children,
  hideTooltip = false,
  ...props
}: IconButtonProps) {
  const place = useRef<HTMLSpanElement>(null);
  const { handlers, tooltip } = useTooltip(label, place);
  return (
    // The span is not a control; it only observes its button.
    <span
      ref={place}
      role="presentation"
      className={cx("inline-flex shrink-0", className)}
      {...(hideTooltip ? {} : handlers)}
    >
      <AriaButton
        {...props}
        aria-label={label}
        data-slot="icon-button"
        className={cx(BASE, VARIANTS[variant], size === "sm" ? "size-7" : "size-9")}
      >
        {({ isPending }) => (isPending ? <Spinner /> : children)}
      </AriaButton>
      {tooltip}
    </span>
  );
}
