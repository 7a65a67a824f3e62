// The line under the matrix: the cell at hand in words, or the legend.
import { useFormat } from "@/lib/i18n";
import { cellsOfRow } from "../rules";
import { STATES } from "../search";
import { StateMark } from "../state-mark";
import type { Column, MatrixRow } from "../types";
import { useCitationsWords, useMatrixWords } from "../words";

export interface StatusLineProps {
  row: MatrixRow | undefined;
  directory: Column | undefined;
  locations: number;
  directories: number;
  hasMore: boolean;
}

/** Location, directory, state and score of a cell; the meaning of the symbols while none is at hand. */
export function StatusLine({ row, directory, locations, directories, hasMore }: StatusLineProps) {
  const { states } = useCitationsWords();
  const words = useMatrixWords();
  return (
    <div className="numeric flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-sunken px-4 py-2 text-xs text-ink-muted">
      {row && directory ? (
        <AtHand row={row} directory={directory} />
      ) : (
        <ul aria-label={words.legend} className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {STATES.map((state) => (
            <li key={state} className="flex items-center gap-1.5">
              <StateMark state={state} shape="disc" />
              {states[state]}
            </li>
          ))}
          <li className="flex items-center gap-1.5">
            <span className="size-2 rounded-full bg-brass" aria-hidden="true" />
            {words.legend_task}
          </li>
        </ul>
      )}
      <span className="ml-auto whitespace-nowrap">
        {hasMore ? words.loaded(locations) : words.counts(locations, directories)}
      </span>
    </div>
  );
}

function AtHand({ row, directory }: { row: MatrixRow; directory: Column }) {
  const shared = useCitationsWords();
  const words = useMatrixWords();
  const format = useFormat();
  const [cell] = cellsOfRow(row, [directory]);
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
      <bdi className="font-medium text-ink">{row.location.name}</bdi>
      <span aria-hidden="true">·</span>
      <span className="font-medium text-ink">{directory.name}</span>
      <span className="text-ink-faint">({shared.tier(directory.tier)})</span>
      <span aria-hidden="true">·</span>
      {cell ? (
        <span className="flex items-center gap-1.5">
          <StateMark state={cell.state} shape="disc" />
          <span className="text-ink">{shared.states[cell.state]}</span>
          {cell.score !== null && <span>{shared.score(format.rating(cell.score))}</span>}
          {cell.is_stale && <span>· {shared.stale}</span>}
          {cell.task_state && <span>· {shared.task_states[cell.task_state]}</span>}
        </span>
      ) : (
        <span>{words.no_directory}</span>
      )}
    </p>
  );
}
