// One line of text, or several.
import {
  type TextFieldProps as AriaProps,
  TextField as AriaTextField,
  Input,
  TextArea,
} from "react-aria-components";
import { cx } from "./cx";
import { controlClass, controlHeight, FieldLabel, FieldNotes, type FieldTexts, fieldClass } from "./field";

export interface TextFieldProps extends Omit<AriaProps, "className" | "children" | "style">, FieldTexts {
  placeholder?: string;
  /** More than one makes it a text area of that many rows. */
  rows?: number;
  className?: string;
}

/** A text field with its label, help and error. Errors given in `errorMessage` need `isInvalid` too. */
export function TextField({
  label,
  description,
  errorMessage,
  hideLabel,
  hint,
  placeholder,
  rows = 1,
  className,
  ...props
}: TextFieldProps) {
  const isInvalid = props.isInvalid ?? errorMessage !== undefined;
  return (
    <AriaTextField
      validationBehavior="aria"
      {...props}
      isInvalid={isInvalid}
      className={fieldClass(className)}
    >
      <FieldLabel label={label} hint={hint} hideLabel={hideLabel} isRequired={props.isRequired} />
      {rows > 1 ? (
        <TextArea rows={rows} placeholder={placeholder} className={cx(controlClass, "py-2")} />
      ) : (
        <Input placeholder={placeholder} className={cx(controlClass, controlHeight)} />
      )}
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
