// Passages that Google may reject, with reasons.
import { CircleCheck, TriangleAlert } from "lucide-react";
import { Button } from "@/ui/button";
import type { PostProblem } from "../types";
import { useRuleText } from "./use-rule-text";
import { useComposerWords } from "./words";

export interface ProblemListProps {
  problems: readonly PostProblem[];
  isCurrent: boolean;
  onShow: (problem: PostProblem) => void;
}

/** The problems, one per line, or a positive text without any. */
export function ProblemList({ problems, isCurrent, onShow }: ProblemListProps) {
  const { text: words } = useComposerWords();
  const textOf = useRuleText();
  if (problems.length === 0) {
    return (
      <p role="status" className="flex items-center gap-1.5 text-xs text-ink-muted">
        {isCurrent && <CircleCheck className="size-4 text-good-ink" strokeWidth={1.75} aria-hidden="true" />}
        {isCurrent ? words.fine : words.checking}
      </p>
    );
  }
  return (
    <section
      aria-label={words.problems(problems.length)}
      className="rounded-md border border-fair/50 bg-fair-soft"
    >
      <p role="status" className="flex items-center gap-2 px-3 pt-2.5 text-sm font-semibold text-ink">
        <TriangleAlert className="size-4 shrink-0 text-fair-ink" strokeWidth={1.75} aria-hidden="true" />
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
                <span className="font-medium break-words text-ink">{words.quoted(problem.text)}</span>
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
