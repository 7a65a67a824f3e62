// The first rows of the file as they are.

import { columnTitle, type Detected } from "./mapping";
import { useImportMessages } from "./words";

/** Header and up to three rows; scrolls sideways by itself. */
export function PreviewTable({ detected }: { detected: Detected }) {
  const { map } = useImportMessages().locations.imports;
  return (
    <section
      aria-label={map.preview}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="focus-ring mt-3 overflow-x-auto rounded-lg border border-line"
    >
      <table className="min-w-full text-left text-xs">
        <caption className="sr-only">{map.preview}</caption>
        <thead>
          <tr className="border-b border-line bg-sunken">
            {detected.columns.map(({ index }) => (
              <th
                key={index}
                scope="col"
                className="max-w-52 truncate px-3 py-2 font-medium whitespace-nowrap text-ink"
              >
                {columnTitle(index, detected, map.column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {detected.preview.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a file have no other name
            <tr key={line} className="border-b border-line last:border-b-0">
              {detected.columns.map(({ index }) => (
                <td
                  key={index}
                  title={row[index]}
                  className="max-w-52 truncate px-3 py-1.5 whitespace-nowrap text-ink-muted"
                >
                  <bdi>{row[index]}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
