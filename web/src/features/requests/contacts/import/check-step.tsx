// Second step: columns and preview of the import.
import { ApiError } from "@/lib/api";
import { useFormat, useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Select } from "@/ui/select";
import { CardSkeleton } from "@/ui/skeleton";
import type { ImportAnswer } from "./api";
import { FIELDS, type Field, hasAddress, type Mapping } from "./mapping";
import { ProblemTable } from "./problem-table";
import { useImportWords } from "./words";

const IGNORED = "none";
const COUNTS = ["rows", "created", "joined", "refused", "opted_out"] as const;

export interface CheckStepProps {
  mapping: Mapping;
  onField: (header: string, field: Field | null) => void;
  answer: ImportAnswer | undefined;
  isChecking: boolean;
  /** Refusal of the check. */
  error: unknown;
  /** Refusal of the import. */
  failure: unknown;
}

/** Columns, counts, and the rows with problems. */
export function CheckStep({ mapping, onField, answer, isChecking, error, failure }: CheckStepProps) {
  const words = useImportWords();
  const messages = useMessages();
  const refusal = fileProblem(error, words.file_problems);
  return (
    <>
      {Boolean(failure) && (
        <Banner kind="error" title={problemText(failure, messages)}>
          {words.failed}
        </Banner>
      )}
      {Boolean(error) && (
        <Banner kind="error" title={words.check_failed}>
          {refusal ?? problemText(error, messages)}
        </Banner>
      )}
      <Columns mapping={mapping} onField={onField} />
      {!hasAddress(mapping) && !isChecking && <Banner kind="warning">{words.check.needs_address}</Banner>}
      {answer && !error ? (
        <>
          <Counts answer={answer} isOld={isChecking} />
          <ProblemTable problems={answer.problems} refused={answer.refused} />
        </>
      ) : (
        isChecking && <CardSkeleton className="h-40" />
      )}
    </>
  );
}

/** Returns the sentence for a file that is not read at all; undefined for other failures. */
function fileProblem(error: unknown, texts: Readonly<Record<string, string>>): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const code = error.errors.find(({ field }) => field === "csv")?.code;
  return code !== undefined && Object.hasOwn(texts, code) ? texts[code] : undefined;
}

function Columns({ mapping, onField }: Pick<CheckStepProps, "mapping" | "onField">) {
  const { check: words } = useImportWords();
  const choices = [
    { id: IGNORED, label: words.ignored },
    ...FIELDS.map((id) => ({ id, label: words.fields[id] })),
  ];
  return (
    <section aria-label={words.columns}>
      <div
        aria-hidden="true"
        className="grid grid-cols-2 gap-4 rounded-t-lg border border-line bg-sunken px-4 py-2 text-xs font-medium text-ink-muted"
      >
        <span>{words.column}</span>
        <span>{words.field}</span>
      </div>
      <ul className="divide-y divide-line rounded-b-lg border border-t-0 border-line">
        {Object.entries(mapping).map(([header, field], at) => (
          <li key={header} className="grid grid-cols-2 items-center gap-4 px-4 py-2">
            <bdi className="truncate text-sm font-medium text-ink" title={header}>
              {header || words.unnamed(at + 1)}
            </bdi>
            <Select
              label={header || words.unnamed(at + 1)}
              hideLabel
              value={field ?? IGNORED}
              choices={choices}
              onChange={(chosen) => onField(header, FIELDS.find((each) => each === chosen) ?? null)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Counts({ answer, isOld }: { answer: ImportAnswer; isOld: boolean }) {
  const { check: words } = useImportWords();
  const format = useFormat();
  return (
    <section
      aria-label={words.summary}
      aria-busy={isOld}
      className="rounded-lg border border-line bg-paper px-4 py-3 transition-opacity duration-150 aria-busy:opacity-60 dark:bg-surface"
    >
      <h3 className="text-sm font-semibold text-ink">{words.summary}</h3>
      <dl className="mt-1.5 flex flex-col text-sm">
        {COUNTS.map((count) => (
          <div key={count} className="flex items-baseline justify-between gap-4 py-1">
            <dt className="text-ink-muted">{words[count]}</dt>
            <dd className="numeric font-medium text-ink">{format.number(answer[count])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
