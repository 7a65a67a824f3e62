// What each plan includes, line by line; scrolls sideways by itself where the screen is narrow.
import { Check, Minus } from "lucide-react";
import { Fragment } from "react";
import type { Cell, PricingText } from "../../content/types/pricing";

type Props = PricingText["comparison"] & { names: readonly string[] };

/** The table. */
export function Comparison({ title, feature, groups, names, yes, no }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it with the arrow keys.
    <section className="table-box" aria-label={title} tabIndex={0}>
      <table className="comparison">
        <thead>
          <tr>
            <th scope="col">{feature}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ name, rows }) => (
            <Fragment key={name}>
              <tr className="comparison-group">
                <th colSpan={names.length + 1} scope="colgroup">
                  {name}
                </th>
              </tr>
              {rows.map(([row, ...cells]) => (
                <tr key={row}>
                  <th scope="row">{row}</th>
                  {cells.map((cell, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column.
                    <td key={index}>
                      <Value cell={cell} yes={yes} no={no} />
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Value({ cell, yes, no }: { cell: Cell; yes: string; no: string }) {
  if (typeof cell === "string") return cell;
  const Icon = cell ? Check : Minus;
  return (
    <>
      <Icon
        className={`mx-auto size-5 ${cell ? "text-good-ink" : "text-ink-faint"}`}
        strokeWidth={1.75}
        aria-hidden="true"
      />
      <span className="sr-only">{cell ? yes : no}</span>
    </>
  );
}
