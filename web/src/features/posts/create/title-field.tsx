// The title of an offer or event.
import { TextField } from "@/ui/text-field";
import type { PostProblem } from "../types";
import { type Draft, MAX_TITLE, type TextErrors } from "./draft";
import { useRuleText } from "./use-rule-text";
import { useComposerWords } from "./words";

export interface DraftFieldsProps {
  draft: Draft;
  onChange: (patch: Partial<Draft>) => void;
  errors: TextErrors;
}

/** A single-line field with the number of remaining characters. */
export function TitleField({
  draft,
  onChange,
  errors,
  problems,
}: DraftFieldsProps & { problems: readonly PostProblem[] }) {
  const words = useComposerWords();
  const textOf = useRuleText();
  const problem = problems.find(({ field, rule }) => field === "title" && rule !== "missing_title");
  return (
    <TextField
      label={words.title_field}
      value={draft.title}
      onChange={(title) => onChange({ title })}
      maxLength={MAX_TITLE}
      isRequired
      hint={words.title_left(MAX_TITLE - draft.title.length)}
      errorMessage={errors.title ? words.required : problem && textOf(problem.rule)}
    />
  );
}
