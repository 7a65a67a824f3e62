// Head of the matrix: the names of the directories, turned, with the tiers above them.
// biome-ignore-all lint/a11y/useSemanticElements: cells placed one by one cannot be a <table>; the roles say what they are
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names the active cell
import { FIGURES } from "../figure-texts";
import type { Column } from "../types";
import { useCitationsWords, useMatrixWords } from "../words";
import { COLUMN, HEAD } from "./window";

export interface MatrixHeadProps {
  columns: readonly Column[];
  first: number;
  end: number;
  firstWidth: number;
  hasFigures: boolean;
}

/** One row that stays at the top. */
export function MatrixHead({ columns, first, end, firstWidth, hasFigures }: MatrixHeadProps) {
  const { figures, tier } = useCitationsWords();
  const words = useMatrixWords();
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="sticky top-0 z-20 border-b border-line-strong bg-sunken text-xs text-ink-muted"
      style={{ height: HEAD }}
    >
      <div
        role="columnheader"
        className="sticky left-0 z-10 flex h-full items-end border-r border-line-strong bg-sunken pb-2.5 font-medium"
        style={{ width: firstWidth }}
      >
        <span className="min-w-0 flex-1 px-4">{words.location}</span>
        {hasFigures &&
          FIGURES.map((figure) => (
            <span
              key={figure}
              className="flex h-full w-12 shrink-0 rotate-180 items-center justify-start font-medium [writing-mode:vertical-rl]"
            >
              {figures[figure]}
            </span>
          ))}
      </div>
      {columns.slice(first, end).map(({ directory_id, name, tier: weight }, at) => {
        const column = first + at;
        const begins = columns[column - 1]?.tier !== weight;
        return (
          <div
            key={directory_id}
            role="columnheader"
            aria-colindex={column + 2}
            title={`${name}, ${tier(weight)}`}
            className={
              begins
                ? "absolute inset-y-0 border-l border-line-strong"
                : "absolute inset-y-0 border-l border-transparent"
            }
            style={{ left: firstWidth + column * COLUMN, width: COLUMN }}
          >
            {begins && (
              <span className="pointer-events-none absolute top-1.5 left-1.5 text-[0.6875rem] font-medium whitespace-nowrap text-ink-faint">
                {tier(weight)}
              </span>
            )}
            <span className="absolute inset-x-0 top-6 bottom-2.5 block rotate-180 overflow-hidden leading-9 text-ellipsis whitespace-nowrap text-ink [writing-mode:vertical-rl]">
              {name}
            </span>
          </div>
        );
      })}
    </div>
  );
}
