// A text in the edited language; the other language is unchanged.
import { TextField } from "@/ui/text-field";
import type { Language } from "../types";
import type { WordsDraft } from "./draft";

export interface WordsFieldProps {
  label: string;
  value: WordsDraft;
  onChange: (value: WordsDraft) => void;
  language: Language;
  maxLength: number;
  rows?: number;
  /** Shown where the other language has no text to show. */
  placeholder?: string;
  className?: string;
}

/** The field; the other language's text is its placeholder, to be translated. */
export function WordsField({ value, onChange, language, placeholder, ...field }: WordsFieldProps) {
  const other = value[language === "en" ? "fr" : "en"];
  return (
    <TextField
      {...field}
      lang={language}
      placeholder={other || placeholder || ""}
      value={value[language]}
      onChange={(text) => onChange({ ...value, [language]: text })}
    />
  );
}
