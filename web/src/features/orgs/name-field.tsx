// Name field of a form: its state, its check and its error.
import { type FormEvent, useState } from "react";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { fieldText } from "@/lib/problem";
import { TextField, type TextFieldProps } from "@/ui/text-field";

/** Maximum length of an organization's name. */
const MAX_LENGTH = 200;

/** State of a name field. */
export interface NameFieldState {
  name: string;
  /** Error of the field. */
  error: string | undefined;
  setName: (name: string) => void;
  /** Shows the server error of the name; the form shows all others. */
  handleError: (failure: Error) => void;
  /** Sends the form, unless the name is missing. */
  submit: (event: FormEvent<HTMLFormElement>, send: () => void) => void;
}

/** Returns the state of a name field that starts with `initial`. */
export function useNameField(initial = ""): NameFieldState {
  const messages = useMessages();
  const [name, setName] = useState(initial);
  const [error, setError] = useState<string>();
  return {
    name,
    error,
    setName: (text) => {
      setName(text);
      setError(undefined);
    },
    handleError: (failure) => {
      const refused = failure instanceof ApiError && failure.errors.find(({ field }) => field === "name");
      if (refused) setError(fieldText(refused, messages));
    },
    submit: (event, send) => {
      event.preventDefault();
      if (name.trim()) return send();
      setError(messages.ui.fields.required);
      event.currentTarget.querySelector("input")?.focus();
    },
  };
}

export interface NameFieldProps
  extends Omit<TextFieldProps, "value" | "onChange" | "errorMessage" | "isRequired"> {
  state: NameFieldState;
}

/** Text field of a name. */
export function NameField({ state, ...props }: NameFieldProps) {
  return (
    <TextField
      maxLength={MAX_LENGTH}
      {...props}
      value={state.name}
      onChange={state.setName}
      errorMessage={state.error}
      isRequired
    />
  );
}
