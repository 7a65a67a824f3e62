// Type to find a choice; with `allowsCustomValue`, anything typed will do.
import { ChevronsUpDown } from "lucide-react";
import { ComboBox as AriaComboBox, Button, Input, Popover } from "react-aria-components";
import { cx } from "./cx";
import { controlClass, controlHeight, FieldLabel, FieldNotes, type FieldTexts, fieldClass } from "./field";
import { type Choice, ChoiceList, popoverClass } from "./list-box";

export interface ComboBoxProps extends FieldTexts {
  choices: readonly Choice[];
  /** The text in the box. */
  inputValue: string;
  onInputChange: (text: string) => void;
  /**
   * Called with the id when a listed choice is taken. Its label comes through `onInputChange`: a caller that sets the
   * text here, too, changes it once more than React Aria knows of, which may open the list again.
   */
  onSelect?: (id: string) => void;
  allowsCustomValue?: boolean;
  placeholder?: string;
  name?: string;
  maxLength?: number;
  isDisabled?: boolean;
  isRequired?: boolean;
  isInvalid?: boolean;
  className?: string;
}

/** A combo box with its label; typed text filters the choices. */
export function ComboBox({
  choices,
  onSelect,
  placeholder,
  maxLength,
  className,
  label,
  description,
  errorMessage,
  hideLabel,
  hint,
  ...props
}: ComboBoxProps) {
  const isInvalid = props.isInvalid ?? errorMessage !== undefined;
  return (
    <AriaComboBox
      {...props}
      defaultItems={choices}
      menuTrigger="focus"
      isInvalid={isInvalid}
      onChange={(id) => {
        if (id !== null) onSelect?.(String(id));
      }}
      className={fieldClass(className)}
    >
      <FieldLabel label={label} hint={hint} hideLabel={hideLabel} isRequired={props.isRequired} />
      <span className="relative block">
        <Input
          placeholder={placeholder}
          maxLength={maxLength}
          className={cx(controlClass, controlHeight, "pr-9")}
        />
        <Button className="absolute inset-y-0.5 right-0.5 grid w-8 place-items-center rounded-md text-ink-faint hover:text-ink">
          <ChevronsUpDown className="size-4" strokeWidth={1.5} aria-hidden="true" />
        </Button>
      </span>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <Popover offset={4} data-overlay="" className={cx(popoverClass, "w-(--trigger-width)")}>
        <ChoiceList />
      </Popover>
    </AriaComboBox>
  );
}
