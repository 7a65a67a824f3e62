// Skipped rows with reasons.
import { useFormat } from "@/lib/i18n";
import type { ContactProblem } from "../../types";
import { FIELDS } from "./mapping";
import { useImportWords } from "./words";

/** Problems that are shown. */
const MAX_ROWS = 100;
const CELL = "px-4 py-2";

export interface ProblemTableProps {
  problems: readonly ContactProblem[];
  /** Number of rows that are left out. */
  refused: number;
}

/** The line, the field, and the reason; nothing without problems. */
export function ProblemTable({ problems, refused }: ProblemTableProps) {
  const { check: words } = useImportWords();
  const format = useFormat();
  if (problems.length === 0) return null;
  const rows = problems.slice(0, MAX_ROWS);
  const others = Math.max(problems.length, refused) - rows.length;
  const fieldOf = (name: string) => {
    // Errors about lists are named by the field of the contact, not by the column.
    const column = name.startsWith("location") ? "location" : name.startsWith("consent") ? "consent" : name;
    const field = FIELDS.find((each) => each === column);
    return field ? words.fields[field] : name;
  };
  const textOf = (code: string) =>
    Object.hasOwn(words.codes, code) ? words.codes[code as keyof typeof words.codes] : words.code_other;
  return (
    <div className="overflow-hidden rounded-lg border border-line">
      <table className="w-full text-left text-sm">
        <caption className="border-b border-line bg-sunken px-4 py-2 text-left font-semibold text-ink">
          {words.problems}
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.line}</th>
            <th scope="col">{words.problem}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ line, field, code }) => (
            <tr key={`${line} ${field} ${code}`}>
              <th
                scope="row"
                className={`${CELL} numeric w-24 text-left font-normal whitespace-nowrap text-ink-muted`}
              >
                {line !== null && `${words.line} ${format.number(line)}`}
              </th>
              <td className={CELL}>
                <span className="font-medium text-ink">{fieldOf(field)}</span>{" "}
                <span className="text-ink-muted">{textOf(code)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {others > 0 && (
        <p className="border-t border-line px-4 py-2 text-sm text-ink-muted">{words.more(others)}</p>
      )}
    </div>
  );
}
