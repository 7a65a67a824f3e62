// The audit of one location, with the button that fixes each problem.
import type { audit } from "../content/en/products/pictures";
import { Figure } from "../sections/figure";
import { Pill } from "./state";

/** Name, health and problems. */
export function AuditPicture({ label, text }: { label: string; text: typeof audit }) {
  return (
    <Figure label={label}>
      <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-4">
        <div>
          <p className="text-lg font-semibold">{text.name}</p>
          <p className="text-sm text-ink-muted">{text.place}</p>
        </div>
        <div className="grid shrink-0 place-items-center">
          <svg viewBox="0 0 64 64" className="size-16" aria-hidden="true" fill="none" strokeWidth="6">
            <circle cx="32" cy="32" r="27" className="stroke-sunken" />
            <path d="M32 5a27 27 0 0 1 7.500 52.900" className="stroke-poor" strokeLinecap="round" />
            <text x="32" y="38" textAnchor="middle" className="numeric fill-ink text-[18px] font-semibold">
              44
            </text>
          </svg>
          <p className="text-xs text-ink-muted">{text.health}</p>
        </div>
      </div>
      <p className="px-5 pt-4 text-sm font-medium text-ink-muted">{text.found}</p>
      <div className="px-5 pb-3">
        {text.items.map(({ title, text: why, critical }) => (
          <div key={title} className="flex items-center gap-4 border-b border-line py-3.5 last:border-0">
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
                {title}
                <Pill state={critical ? "poor" : "fair"}>{critical ? text.critical : text.warning}</Pill>
              </p>
              <p className="mt-0.5 text-sm text-ink-muted">{why}</p>
            </div>
            <span className="rounded-md border border-line-strong px-3 py-1 text-sm font-medium">
              {text.fix}
            </span>
          </div>
        ))}
      </div>
    </Figure>
  );
}
