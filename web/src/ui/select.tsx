// One choice out of a list that is too long to show.
import { ChevronsUpDown } from "lucide-react";
import { Select as AriaSelect, Button, Popover, SelectValue } from "react-aria-components";
import { cx } from "./cx";
import { controlClass, controlHeight, FieldLabel, FieldNotes, type FieldTexts, fieldClass } from "./field";
import { type Choice, ChoiceList, popoverClass } from "./list-box";

export interface SelectProps extends FieldTexts {
  choices: readonly Choice[];
  /** The id of the chosen one; null for none. */
  value: string | null;
  onChange: (id: string) => void;
  placeholder?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
  isInvalid?: boolean;
  /** Text before the value inside the box, such as "Sort:". */
  prefix?: string;
  className?: string;
}

/** A select with its label. */
export function Select({
  choices,
  value,
  onChange,
  placeholder,
  isDisabled,
  isRequired,
  prefix,
  className,
  ...texts
}: SelectProps) {
  const isInvalid = texts.isInvalid ?? texts.errorMessage !== undefined;
  return (
    <AriaSelect
      value={value}
      onChange={(id) => id !== null && onChange(String(id))}
      placeholder={placeholder}
      isDisabled={isDisabled}
      isRequired={isRequired}
      isInvalid={isInvalid}
      className={fieldClass(className)}
    >
      <FieldLabel {...texts} isRequired={isRequired} />
      <Button
        className={cx(
          controlClass,
          controlHeight,
          "focus-ring flex cursor-default items-center gap-2 text-left pr-2",
          isInvalid && "border-poor",
        )}
      >
        {prefix && <span className="text-ink-faint">{prefix}</span>}
        <SelectValue className="min-w-0 flex-1 truncate placeholder-shown:text-ink-faint [&_[slot=description]]:hidden">
          {({ defaultChildren, isPlaceholder }) =>
            isPlaceholder ? defaultChildren : (choices.find((choice) => choice.id === value)?.label ?? "")
          }
        </SelectValue>
        <ChevronsUpDown className="size-4 shrink-0 text-ink-faint" strokeWidth={1.5} aria-hidden="true" />
      </Button>
      <FieldNotes {...texts} />
      <Popover offset={4} data-overlay="" className={cx(popoverClass, "min-w-(--trigger-width)")}>
        <ChoiceList items={choices} />
      </Popover>
    </AriaSelect>
  );
}
