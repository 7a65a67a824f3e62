// Shared parts of form fields: label, help, error, and the look of the box.
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { FieldError as AriaFieldError, Label as AriaLabel, Text } from "react-aria-components";
import { cx } from "./cx";

/** The box of a text-like control. */
export const controlClass =
  "w-full min-w-0 scroll-mb-14 rounded-md border border-control bg-surface px-3 text-base text-ellipsis text-ink transition-colors duration-150 placeholder:text-ink-faint not-invalid:hover:border-ink-faint focus:border-primary focus:outline-2 focus:-outline-offset-1 focus:outline-focus disabled:bg-sunken disabled:text-ink-faint invalid:border-poor sm:text-sm";

/** Height of a single-line control. */
export const controlHeight = "h-11 sm:h-9";

/** Shared properties of the parts of a field. */
export interface FieldTexts {
  label: string;
  /** Help under the control, always visible. */
  description?: ReactNode;
  /** Shown while the field is invalid. */
  errorMessage?: string | undefined;
  /** Keep the label for screen readers only. */
  hideLabel?: boolean;
  /** Content at the right end of the label's line, such as "Optional". */
  hint?: string | undefined;
}

/** The label line above a control. */
export function FieldLabel({
  label,
  hint,
  hideLabel,
  isRequired,
}: FieldTexts & { isRequired?: boolean | undefined }) {
  if (hideLabel) return <AriaLabel className="sr-only">{label}</AriaLabel>;
  return (
    <span className="flex items-baseline justify-between gap-3">
      <span>
        <AriaLabel className="text-sm font-medium text-ink">{label}</AriaLabel>
        {isRequired && (
          <span aria-hidden="true" className="ml-0.5 text-sm text-poor-ink">
            *
          </span>
        )}
      </span>
      {hint && <span className="text-xs text-ink-faint">{hint}</span>}
    </span>
  );
}

/** Help and error under a control. */
export function FieldNotes({ description, errorMessage }: Pick<FieldTexts, "description" | "errorMessage">) {
  return (
    <>
      {description && (
        <Text slot="description" className="text-xs text-pretty text-ink-muted">
          {description}
        </Text>
      )}
      <AriaFieldError className="flex items-start gap-1.5 text-xs text-poor-ink">
        {({ validationErrors }) => (
          <>
            <CircleAlert className="mt-px size-3.5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
            <span className="text-pretty">{errorMessage ?? validationErrors.join(" ")}</span>
          </>
        )}
      </AriaFieldError>
    </>
  );
}

/** The column a field is laid out in. */
export const fieldClass = (className?: string) => cx("flex min-w-0 flex-col gap-1.5", className);
