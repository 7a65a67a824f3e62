// One of two or three choices, side by side in one frame.
import type { ReactNode } from "react";
import { Radio, RadioGroup } from "react-aria-components";
import { cx } from "./cx";

export interface SegmentedControlProps<Id extends string> {
  label: string;
  choices: readonly { id: Id; label: ReactNode; isDisabled?: boolean }[];
  selected: Id;
  onSelect: (id: Id) => void;
  isDisabled?: boolean;
  className?: string;
}

/** Radio buttons that look like one control. On phones it is as wide as its container. */
export function SegmentedControl<Id extends string>(props: SegmentedControlProps<Id>) {
  const { label, choices, selected, onSelect, isDisabled = false, className } = props;
  return (
    <RadioGroup
      aria-label={label}
      orientation="horizontal"
      value={selected}
      onChange={(id) => onSelect(id as Id)}
      isDisabled={isDisabled}
      className={cx(
        "inline-flex rounded-md border border-line-strong bg-surface p-0.5 shadow-sm max-sm:w-full",
        className,
      )}
    >
      {choices.map(({ id, label: text, isDisabled: isOff = false }) => (
        <Radio
          key={id}
          value={id}
          isDisabled={isOff}
          className="focus-ring inline-flex h-8 cursor-default items-center justify-center gap-2 rounded-sm px-3 text-sm font-medium whitespace-nowrap text-ink-muted transition-colors hover:text-ink disabled:opacity-50 selected:bg-primary-soft selected:text-link max-sm:flex-1 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
        >
          {text}
        </Radio>
      ))}
    </RadioGroup>
  );
}
