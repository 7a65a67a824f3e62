// The reports of a client under the name of an agency.
import { FileText, Lock } from "lucide-react";
import type { reporting } from "../content/en/products/reporting";
import { Figure } from "../sections/figure";

/** A browser with three reports. */
export function PortalPicture({
  label,
  text,
}: {
  label: string;
  text: (typeof reporting)["white"]["portal"];
}) {
  return (
    <Figure label={label}>
      <div className="flex items-center gap-2 border-b border-line bg-sunken px-4 py-2.5 text-sm text-ink-muted">
        <Lock className="size-3.5" strokeWidth={1.5} /> {text.host}
      </div>
      <div className="p-6">
        <p className="flex items-center gap-3">
          <svg viewBox="0 0 36 36" className="size-9" aria-hidden="true">
            <circle cx="18" cy="18" r="18" className="fill-brass" />
            <path d="M10 23 18 9l8 14Z" className="fill-white" />
          </svg>
          <span className="text-lg font-semibold">{text.agency}</span>
        </p>
        <p className="mt-6 font-display text-xl">{text.hello}</p>
        <div className="mt-3 divide-y divide-line border-y border-line">
          {text.reports.map((month) => (
            <p key={month} className="flex items-center gap-3 py-3.5">
              <FileText className="size-5 text-brass-ink" strokeWidth={1.5} />
              <span className="flex-1 font-medium">{month}</span>
              <span className="text-sm text-ink-muted">{text.ready}</span>
              <span className="text-sm font-medium text-link">{text.open}</span>
            </p>
          ))}
        </div>
      </div>
    </Figure>
  );
}
