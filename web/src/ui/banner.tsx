// A message that stays in the page: information, success, warning or error.
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { useMessages } from "@/lib/i18n";
import { IconButton } from "./button";
import { cx } from "./cx";

const KINDS = {
  info: { icon: Info, look: "border-line-strong bg-sunken text-ink", tint: "text-link" },
  brass: { icon: Info, look: "border-brass/40 bg-brass-soft text-ink", tint: "text-brass-ink" },
  success: { icon: CircleCheck, look: "border-good/35 bg-good-soft text-ink", tint: "text-good-ink" },
  warning: { icon: TriangleAlert, look: "border-fair/50 bg-fair-soft text-ink", tint: "text-fair-ink" },
  error: { icon: CircleAlert, look: "border-poor/40 bg-poor-soft text-ink", tint: "text-poor-ink" },
};

const ROLES: Partial<Record<keyof typeof KINDS, string>> = {
  error: "alert",
  success: "status",
  warning: "status",
};

export interface BannerProps {
  kind?: keyof typeof KINDS;
  title?: string;
  /** Icon that replaces the default of the kind. */
  icon?: ReactNode;
  /** Buttons or links at the end. */
  actions?: ReactNode;
  onClose?: () => void;
  className?: string;
  children?: ReactNode;
}

/** A boxed message. Errors are announced at once, outcomes when the reader is free, standing information not at all. */
export function Banner({ kind = "info", title, icon, actions, onClose, className, children }: BannerProps) {
  const { ui } = useMessages();
  const { icon: Icon, look, tint } = KINDS[kind];
  return (
    <div
      data-slot="banner"
      data-kind={kind}
      role={ROLES[kind]}
      className={cx(
        "flex flex-wrap items-start gap-3 rounded-md border px-3.5 py-3 text-sm",
        look,
        className,
      )}
    >
      {/* Centered, so that one line of text is level with the button beside it. */}
      <div className="flex min-w-0 flex-1 basis-47 gap-3 self-center">
        <span className={cx("mt-0.5 shrink-0", tint)}>
          {icon ?? <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />}
        </span>
        <div className="min-w-0 flex-1 text-pretty">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div className={cx(title !== undefined && "mt-0.5 text-ink-muted")}>{children}</div>}
        </div>
      </div>
      {actions}
      {onClose && (
        <IconButton label={ui.close} size="sm" onPress={onClose} hideTooltip className="-my-1 -mr-1.5">
          <X className="size-4" strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
