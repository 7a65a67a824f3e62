// A password, with an eye to show it.
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { TextField as AriaTextField, Input, ToggleButton } from "react-aria-components";
import { useMessages } from "@/lib/i18n";
import { cx } from "./cx";
import { controlClass, controlHeight, FieldLabel, FieldNotes, fieldClass } from "./field";
import type { TextFieldProps } from "./text-field";

/** A password field that can be read on demand. */
export function PasswordField({
  label,
  description,
  errorMessage,
  hideLabel,
  hint,
  placeholder,
  className,
  ...props
}: Omit<TextFieldProps, "rows" | "type">) {
  const { ui } = useMessages();
  const [isShown, setShown] = useState(false);
  const isInvalid = props.isInvalid ?? errorMessage !== undefined;
  return (
    <AriaTextField
      validationBehavior="aria"
      {...props}
      isInvalid={isInvalid}
      type={isShown ? "text" : "password"}
      className={fieldClass(className)}
    >
      <FieldLabel label={label} hint={hint} hideLabel={hideLabel} isRequired={props.isRequired} />
      <span className="relative block">
        <Input
          placeholder={placeholder}
          autoCapitalize="none"
          spellCheck="false"
          className={cx(controlClass, controlHeight, "pr-11")}
        />
        <ToggleButton
          isSelected={isShown}
          onChange={setShown}
          aria-label={isShown ? ui.hide_password : ui.show_password}
          className="focus-ring absolute inset-y-0.5 right-0.5 grid w-9 cursor-default place-items-center rounded-md text-ink-faint hover:text-ink"
        >
          {isShown ? (
            <EyeOff className="size-4" strokeWidth={1.5} aria-hidden="true" />
          ) : (
            <Eye className="size-4" strokeWidth={1.5} aria-hidden="true" />
          )}
        </ToggleButton>
      </span>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
