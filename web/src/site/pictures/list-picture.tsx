// The list of locations, the worst first.
import type { ListText } from "../content/types/pictures";
import { Figure } from "../sections/figure";
import { Pill, Shape, stateOf } from "./state";

/** The list of a business with many locations. */
export function ListPicture({ label, text }: { label: string; text: ListText }) {
  return (
    <Figure label={label}>
      <div className="border-b border-line px-5 pt-4 pb-4">
        <p className="font-display text-xl">{text.title}</p>
        <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
          {text.summary.map(([value, name]) => (
            <p key={name} className="text-xs leading-tight text-ink-muted">
              <span className="numeric block text-lg font-semibold text-ink">{value}</span>
              {name}
            </p>
          ))}
        </div>
      </div>
      <div className="grid grid-cols-[1fr_auto_auto] gap-x-4 px-5 sm:gap-x-6 text-sm">
        {text.columns.map((column) => (
          <p key={column} className="py-2 text-xs text-ink-faint">
            {column}
          </p>
        ))}
        {text.rows.map((row) => (
          <div
            key={row.city}
            className="col-span-3 grid grid-cols-subgrid items-center border-t border-line py-3"
          >
            <div className="min-w-0">
              <p className="truncate font-medium">{row.name}</p>
              <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-muted">
                {row.city}
                {row.issue ? (
                  <Pill state="poor">{row.issue}</Pill>
                ) : (
                  <span className={row.verified ? "text-good-ink" : "text-fair-ink"}>
                    {row.verified ? text.verified : text.unverified}
                  </span>
                )}
              </p>
            </div>
            <p className="numeric flex items-center gap-2">
              <Shape state={stateOf(row.health)} />
              {row.health}
            </p>
            <p className="numeric text-end">
              {row.rating} <span className="text-brass">★</span>
            </p>
          </div>
        ))}
      </div>
    </Figure>
  );
}
