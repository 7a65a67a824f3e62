// Table of the pins, an accessible form of the map.
import type { Pin, ScanDetail } from "../api";
import type { Difference } from "./difference";
import { gainText, stateText } from "./marks";
import { usePanelWords } from "./words";
import { useWrite } from "./write";

export interface PinTableProps {
  scan: ScanDetail;
  pins: readonly Pin[];
  /** The comparison that is on the map. */
  differences: readonly Difference[] | null;
}

/** One pin a row: its place in the grid, the rank, and the first three businesses. */
export function PinTable({ scan, pins, differences }: PinTableProps) {
  const words = usePanelWords();
  const write = useWrite();
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="focus-ring relative max-h-[36rem] overflow-auto rounded-lg border border-line bg-surface shadow-sm"
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{words.table.caption}</caption>
        <thead className="sticky top-0 bg-surface shadow-[inset_0_-1px_0_var(--color-line)]">
          <tr className="text-left text-xs text-ink-muted">
            <th scope="col" className="px-4 py-2.5 font-medium">
              {words.table.pin}
            </th>
            <th scope="col" className="px-3 py-2.5 font-medium">
              {words.table.rank}
            </th>
            {differences && (
              <th scope="col" className="px-3 py-2.5 font-medium">
                {words.compare.difference}
              </th>
            )}
            <th scope="col" className="px-4 py-2.5 font-medium">
              {words.table.top}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {pins.map((pin, at) => (
            <tr key={`${pin.row},${pin.column}`}>
              <th
                scope="row"
                className="numeric px-4 py-1.5 text-left font-normal whitespace-nowrap text-ink-muted"
              >
                {words.pin.label(pin.row + 1, pin.column + 1)}
              </th>
              <td className="numeric px-3 py-1.5 font-medium whitespace-nowrap first-letter:uppercase">
                {stateText(pin, words, write)}
              </td>
              {differences && (
                <td className="numeric px-3 py-1.5">
                  {gainText(differences[at]?.gain ?? null, write) || "–"}
                </td>
              )}
              <td className="px-4 py-1.5">
                {pin.top
                  .slice(0, 3)
                  .map((index, place) => `${place + 1}. ${scan.businesses[index]?.name ?? "–"}`)
                  .join(" · ") || "–"}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
