// The figures of a chart as a table, for screen readers.

export interface ChartTableProps {
  label: string;
  /** Heads: of the rows, then of their figures. */
  columns: readonly string[];
  /** Already formatted. */
  rows: readonly (readonly string[])[];
}

/** A table that is read, not seen. */
export function ChartTable({ label, columns, rows }: ChartTableProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...figures]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {figures.map((figure, at) => (
                <td key={columns[at + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
