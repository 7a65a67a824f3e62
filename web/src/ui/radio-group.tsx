// A choice from a few visible options.
import type { ReactNode } from "react";
import {
  type RadioGroupProps as AriaProps,
  RadioGroup as AriaRadioGroup,
  Label,
  Radio,
} from "react-aria-components";
import { FieldNotes, fieldClass } from "./field";

export interface RadioChoice {
  value: string;
  label: string;
  description?: ReactNode;
}

export interface RadioGroupProps extends Omit<AriaProps, "className" | "children" | "style"> {
  label: string;
  choices: readonly RadioChoice[];
  errorMessage?: string;
  className?: string;
}

/** Radio buttons in a column, each with an optional second line. */
export function RadioGroup({ label, choices, errorMessage, className, ...props }: RadioGroupProps) {
  return (
    <AriaRadioGroup {...props} className={fieldClass(className)}>
      <Label className="text-sm font-medium text-ink">{label}</Label>
      {choices.map((choice) => (
        <Radio
          key={choice.value}
          value={choice.value}
          className="group flex cursor-default items-start gap-2.5 py-0.5 text-sm text-ink disabled:opacity-50"
        >
          <span className="target-24 mt-0.5 grid size-4 shrink-0 place-items-center rounded-full border border-control bg-surface group-hover:border-ink-faint group-focus-visible:outline-2 group-focus-visible:outline-offset-2 group-focus-visible:outline-focus group-selected:border-primary group-selected:bg-primary">
            <span className="size-1.5 rounded-full bg-on-primary opacity-0 group-selected:opacity-100" />
          </span>
          <span className="min-w-0">
            {choice.label}
            {choice.description && <span className="block text-xs text-ink-muted">{choice.description}</span>}
          </span>
        </Radio>
      ))}
      <FieldNotes errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
}
