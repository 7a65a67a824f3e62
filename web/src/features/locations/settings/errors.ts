// Errors next to fields, both from the form itself and from the server.
import type { FieldError } from "@/lib/api";
import type { Format } from "@/lib/format";
import { fieldText } from "@/lib/problem";
import type { Messages } from "@/messages/en";
import type { HoursWords } from "../hours/words";
import { type DraftProblem, type ErrorField, FIELDS } from "./draft";
import type { SettingsWords } from "./words";

export type Errors = Partial<Record<ErrorField, string>>;

/** All the words an error may need. */
export interface ErrorWords {
  messages: Messages;
  settings: SettingsWords;
  hours: HoursWords;
  format: Format;
}

/** The remark for something the form found out itself. */
export function draftText(problem: DraftProblem, { messages, settings, format }: ErrorWords): string {
  switch (problem.code) {
    case "required":
      return messages.ui.fields.required;
    case "too_long":
      return settings.errors.too_long_by(problem.by, format.number(problem.by));
    case "number":
      return settings.errors.number(format.number(problem.min), format.number(problem.max));
    case "both":
      return settings.errors.both;
    case "hours":
      return settings.errors.hours;
    case "more_hours":
      return settings.errors.more_hours;
  }
}

/** Returns the errors of a refusal by field, without unknown fields. */
export function refusalTexts(refused: readonly FieldError[], words: ErrorWords): Errors {
  const texts: Errors = {};
  for (const error of refused) {
    const field = fieldOf(error.field);
    if (field) texts[field] ??= refusalText(field, error, words);
  }
  return texts;
}

function refusalText(field: ErrorField, error: FieldError, words: ErrorWords): string {
  if (field === "opening_hours" || field === "more_hours") {
    const { problems } = words.hours;
    return Object.hasOwn(problems, error.code)
      ? problems[error.code as keyof typeof problems]
      : fieldText(error, words.messages);
  }
  if (field === "labels") return words.settings.errors.unknown_label;
  return fieldText(error, words.messages);
}

const ERROR_FIELDS = FIELDS.flatMap((field): ErrorField[] =>
  field === "position" ? ["latitude", "longitude"] : [field],
);

/** "opening_hours.regular[0]" is about the opening hours. */
function fieldOf(name: string): ErrorField | undefined {
  const first = name.split(/[.[]/)[0] ?? "";
  return ERROR_FIELDS.find((field) => field === first);
}
