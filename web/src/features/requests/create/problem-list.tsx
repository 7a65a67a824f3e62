// Passages that break a rule, with the rule.
import { CircleCheck, TriangleAlert } from "lucide-react";
import { Button } from "@/ui/button";
import type { WordingProblem } from "../types";
import { useCreateWords } from "./words";

export interface ProblemListProps {
  problems: readonly WordingProblem[];
  isCurrent: boolean;
  onShow: (problem: WordingProblem) => void;
}

/** The problems, one per line, or a positive text without any. */
export function ProblemList({ problems, isCurrent, onShow }: ProblemListProps) {
  const { wording: words } = useCreateWords();
  if (problems.length === 0) {
    return (
      <p role="status" className="flex items-center gap-1.5 text-xs text-ink-muted">
        {isCurrent && <CircleCheck className="size-4 text-good-ink" strokeWidth={1.75} aria-hidden="true" />}
        {isCurrent ? words.fine : words.checking}
      </p>
    );
  }
  const textOf = (rule: string) =>
    Object.hasOwn(words.rules, rule) ? words.rules[rule as keyof typeof words.rules] : words.rule_other;
  return (
    <section
      aria-label={words.problems(problems.length)}
      className="rounded-md border border-poor/40 bg-poor-soft"
    >
      <p role="status" className="flex items-center gap-2 px-3 pt-2.5 text-sm font-semibold text-ink">
        <TriangleAlert className="size-4 shrink-0 text-poor-ink" strokeWidth={1.75} aria-hidden="true" />
        {words.problems(problems.length)}
      </p>
      <ul className="px-3 pt-1 pb-1.5">
        {problems.map((problem) => (
          <li
            key={`${problem.rule} ${problem.start} ${problem.end}`}
            className="flex items-start justify-between gap-3 py-1 text-sm"
          >
            <span className="min-w-0">
              {problem.text && (
                <q className="font-medium break-words text-poor-ink before:content-none after:content-none">
                  {words.problem_in(problem.text)}
                </q>
              )}{" "}
              <span className="text-ink-muted">{textOf(problem.rule)}</span>
            </span>
            {problem.text && (
              <Button size="sm" variant="ghost" onPress={() => onShow(problem)} className="-my-1">
                {words.show}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
