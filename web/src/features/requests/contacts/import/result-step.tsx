// Last step: counts of imported and skipped rows.
import { CircleCheck } from "lucide-react";
import type { ImportAnswer } from "./api";
import { ProblemTable } from "./problem-table";
import { useImportWords } from "./words";

/** The count, and the rows that were left out. */
export function ResultStep({ answer }: { answer: ImportAnswer }) {
  const { result: words } = useImportWords();
  return (
    <>
      <div role="status" className="flex items-start gap-3">
        <CircleCheck className="mt-0.5 size-5 shrink-0 text-good-ink" strokeWidth={1.75} aria-hidden="true" />
        <div>
          <h3 className="text-base font-semibold text-ink">{words.title(answer.created + answer.joined)}</h3>
          {answer.refused > 0 && (
            <p className="mt-1 max-w-[60ch] text-sm text-pretty text-ink-muted">
              {words.refused(answer.refused)}
            </p>
          )}
        </div>
      </div>
      <ProblemTable problems={answer.problems} refused={answer.refused} />
    </>
  );
}
