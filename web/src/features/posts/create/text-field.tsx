// Text of a post in one language, with its problems.
import { useRef } from "react";
import { Button } from "@/ui/button";
import { MarkedArea } from "@/ui/marked-area";
import type { Language, PostProblem } from "../types";
import { MAX_TEXT } from "./draft";
import { ProblemList } from "./problem-list";
import type { Check } from "./use-check";
import { VARIABLES } from "./variables";
import { useComposerWords } from "./words";

export interface TextFieldProps {
  language: Language;
  text: string;
  onChange: (text: string) => void;
  check: Check;
  errorMessage: string | undefined;
}

/** The field, the variables, and the passages to look at. */
export function TextField({ language, text, onChange, check, errorMessage }: TextFieldProps) {
  const { text: words } = useComposerWords();
  const area = useRef<HTMLTextAreaElement>(null);
  const problems = check.problems.filter(
    (problem) => problem.field === "text" && problem.language === language && problem.rule !== "empty",
  );
  const insert = (variable: string) => {
    const at = area.current?.selectionStart ?? text.length;
    const end = area.current?.selectionEnd ?? at;
    const token = `{${variable}}`;
    onChange(text.slice(0, at) + token + text.slice(end));
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(at + token.length, at + token.length);
    });
  };
  const show = ({ start, end }: PostProblem) => {
    area.current?.focus();
    area.current?.setSelectionRange(start, end);
  };
  return (
    <div className="flex flex-col gap-2.5">
      <MarkedArea
        label={words.label}
        value={text}
        onChange={onChange}
        problems={problems}
        errorMessage={errorMessage}
        max={MAX_TEXT}
        leftText={words.left}
        alwaysCounts
        area={area}
      />
      <div className="flex flex-wrap items-center gap-1.5">
        <span className="mr-1 text-xs text-ink-muted">{words.insert}</span>
        {VARIABLES.map((variable) => (
          <Button key={variable} size="sm" onPress={() => insert(variable)}>
            {words.variables[variable]}
          </Button>
        ))}
      </div>
      {text.trim() !== "" && <ProblemList problems={problems} isCurrent={check.isCurrent} onShow={show} />}
    </div>
  );
}
