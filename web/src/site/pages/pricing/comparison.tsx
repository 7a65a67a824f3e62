// Contents of each plan, line by line; on a phone each line has its name above its values.
import { Check, Minus } from "lucide-react";
import { Fragment } from "react";
import type { Cell, PricingText } from "../../content/types/pricing";

type Props = PricingText["comparison"] & { names: readonly string[] };

/** The table. */
export function Comparison({ title, feature, groups, names, yes, no }: Props) {
  return (
    <div className="table-box">
      <table className="comparison" aria-label={title}>
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
    </div>
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
