// Entries of a business in directories, column by column.
import type { citations } from "../content/en/products/citations";
import type { CitationRow } from "../content/types/pictures";
import { Figure } from "../sections/figure";
import { Shape } from "./state";

const STATES = { match: "good", differs: "fair", missing: "poor" } as const;

interface Props {
  label: string;
  words: (typeof citations)["hero"]["table"];
  rows: readonly CitationRow[];
}

/** Name, address and phone in each directory. */
export function CitationsPicture({ label, words, rows }: Props) {
  return (
    <Figure label={label}>
      <div className="grid grid-cols-[1fr_auto_auto_auto] gap-x-4 sm:grid-cols-[1.2fr_repeat(3,1fr)] px-5 text-sm">
        {[words.directory, words.name, words.address, words.phone].map((head) => (
          <p key={head} className="py-3 text-xs text-ink-faint">
            {head}
          </p>
        ))}
        {rows.map(({ directory, states }) => (
          <div
            key={directory}
            className="col-span-4 grid grid-cols-subgrid items-center border-t border-line py-3.5"
          >
            <p className="font-medium">{directory}</p>
            {states.map((state, column) => (
              <p
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is named by its column.
                key={column}
                className={`flex items-center gap-1.5 text-xs ${state === "match" ? "text-ink-muted" : "font-medium"}`}
              >
                <Shape state={STATES[state]} />
                <span className="max-sm:hidden">{words[state]}</span>
              </p>
            ))}
          </div>
        ))}
      </div>
      <div className="border-t border-line bg-sunken px-5 py-3.5">
        <p className="text-sm font-medium">{words.summary}</p>
        <svg viewBox="0 0 460 8" className="mt-2 block w-full" aria-hidden="true">
          <rect width="460" height="8" rx="4" className="fill-line-strong" />
          <rect width="410" height="8" rx="4" className="fill-good" />
        </svg>
      </div>
    </Figure>
  );
}
