// The name that a form gives to something: kept, checked, and what is wrong with it said at its field.
import { type FormEvent, useState } from "react";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { fieldText } from "@/lib/problem";
import { TextField, type TextFieldProps } from "@/ui/text-field";

/** The most characters of an organization's name. */
const LONGEST = 200;

/** A name while it is typed. */
export interface Naming {
  name: string;
  /** Error of the field. */
  error: string | undefined;
  change: (name: string) => void;
  /** Keeps what the server has against the name; the form says everything else. */
  refuse: (failure: Error) => void;
  /** Sends the form of an event, unless the name is missing. */
  submit: (event: FormEvent<HTMLFormElement>, send: () => void) => void;
}

/** The name of a form, at first `initial`. */
export function useNaming(initial = ""): Naming {
  const messages = useMessages();
  const [name, setName] = useState(initial);
  const [error, setError] = useState<string>();
  return {
    name,
    error,
    change: (text) => {
      setName(text);
      setError(undefined);
    },
    refuse: (failure) => {
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
  naming: Naming;
}

/** The field of a name. */
export function NameField({ naming, ...props }: NameFieldProps) {
  return (
    <TextField
      maxLength={LONGEST}
      {...props}
      value={naming.name}
      onChange={naming.change}
      errorMessage={naming.error}
      isRequired
    />
  );
}
