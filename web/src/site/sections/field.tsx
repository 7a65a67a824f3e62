// Form field: label, input and error.
import type { ReactNode } from "react";

/** Look of input fields. */
export const FIELD = "input w-full";

interface Props {
  /** Id of the input; the error has the id with "-error". */
  id: string;
  label: string;
  required?: boolean;
  className?: string;
  children: ReactNode;
}

/** A labelled field; its error is filled in by a script. */
export function Field({ id, label, required, className, children }: Props) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-poor-ink empty:hidden" />
    </div>
  );
}
