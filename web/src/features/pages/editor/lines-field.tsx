// A list that is typed with one entry per line.
import { useState } from "react";
import { TextField } from "@/ui/text-field";
import { useEditorWords } from "./words";

export interface LinesFieldProps {
  label: string;
  /** The lines, as they are stored. */
  value: string;
  onChange: (text: string) => void;
  maxLength: number;
}

/** The text stays as it is typed while the list leaves out empty lines. */
export function LinesField({ label, value, onChange, maxLength }: LinesFieldProps) {
  const { fields } = useEditorWords();
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (clean(text) !== clean(value)) setText(value);
  }
  return (
    <TextField
      label={label}
      hint={fields.one_a_line}
      rows={3}
      value={text}
      maxLength={maxLength}
      onChange={(typed) => {
        setText(typed);
        onChange(typed);
      }}
    />
  );
}

/** Returns the entries of a text. */
export function entriesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

const clean = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .trimEnd();
