// Subject and text in one language, with their problems.
import { useRef } from "react";
import { Button } from "@/ui/button";
import { MarkedArea } from "@/ui/marked-area";
import type { Language, Wording, WordingProblem } from "../types";
import { isUnsendable, MAX_BODY, MAX_SUBJECT } from "./draft";
import { linkProblem } from "./link-problem";
import { ProblemList } from "./problem-list";
import { useCheck } from "./use-check";
import { VARIABLES } from "./variables";
import { useCreateWords } from "./words";

export interface WordingFieldsProps {
  language: Language;
  wording: Wording;
  onChange: (wording: Wording) => void;
  /** True once the step could not be left. */
  isChecked: boolean;
}

/** The two fields, the variables, and the passages that break a rule. */
export function WordingFields({ language, wording, onChange, isChecked }: WordingFieldsProps) {
  const { wording: words } = useCreateWords();
  const subject = useRef<HTMLTextAreaElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  // Field that a variable is inserted into.
  const last = useRef<"subject" | "body">("body");
  const checks = { subject: useCheck(wording.subject, language), body: useCheck(wording.body, language) };
  const inBody = [...checks.body.problems, ...linkProblem(wording)];
  const insert = (variable: string) => {
    const field = variable === "link" ? "body" : last.current;
    const area = field === "subject" ? subject.current : body.current;
    const at = area?.selectionStart ?? wording[field].length;
    const end = area?.selectionEnd ?? at;
    const token = `{${variable}}`;
    onChange({ ...wording, [field]: wording[field].slice(0, at) + token + wording[field].slice(end) });
    requestAnimationFrame(() => {
      area?.focus();
      area?.setSelectionRange(at + token.length, at + token.length);
    });
  };
  const show = (area: HTMLTextAreaElement | null, { start, end }: WordingProblem) => {
    area?.focus();
    area?.setSelectionRange(start, end);
  };
  const errorOf = (text: string, max: number) =>
    isChecked && isUnsendable(text, max) && text.trim() === "" ? words.required : undefined;
  return (
    <div className="flex flex-col gap-3">
      <MarkedArea
        label={words.subject}
        value={wording.subject}
        onChange={(text) => onChange({ ...wording, subject: text })}
        problems={checks.subject.problems}
        errorMessage={errorOf(wording.subject, MAX_SUBJECT)}
        max={MAX_SUBJECT}
        leftText={words.left}
        isLine
        area={subject}
        onFocus={() => {
          last.current = "subject";
        }}
      />
      <MarkedArea
        label={words.body}
        value={wording.body}
        onChange={(text) => onChange({ ...wording, body: text })}
        problems={checks.body.problems}
        errorMessage={errorOf(wording.body, MAX_BODY)}
        max={MAX_BODY}
        leftText={words.left}
        area={body}
        onFocus={() => {
          last.current = "body";
        }}
      />
      <div className="flex flex-wrap items-center gap-1.5">
        <span className="mr-1 text-xs text-ink-muted">{words.insert}</span>
        {VARIABLES.map((variable) => (
          <Button
            key={variable}
            size="sm"
            isDisabled={variable === "link" && wording.body.includes("{link}")}
            onPress={() => insert(variable)}
          >
            {words.variables[variable]}
          </Button>
        ))}
      </div>
      {checks.subject.problems.length > 0 && (
        <ProblemList
          problems={checks.subject.problems}
          isCurrent={checks.subject.isCurrent}
          onShow={(problem) => show(subject.current, problem)}
        />
      )}
      {(inBody.length > 0 || checks.subject.problems.length === 0) && (
        <ProblemList
          problems={inBody}
          isCurrent={checks.body.isCurrent && checks.subject.isCurrent}
          onShow={(problem) => show(body.current, problem)}
        />
      )}
    </div>
  );
}
