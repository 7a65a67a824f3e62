// "Optimization Opportunities" of a location, each with a link.
import { Sparkles } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import type { Location } from "../types";
import type { GoTo } from "./go-to";
import { fieldOf, opportunitiesOf } from "./opportunities";
import { quietAction } from "./section";
import { useDrawerWords } from "./words";

/** The box; hidden without opportunities. */
export function Opportunities({
  location,
  canEdit,
  onGoTo,
}: {
  location: Location;
  canEdit: boolean;
  onGoTo: GoTo;
}) {
  const format = useFormat();
  const { overview: words } = useDrawerWords();
  const listed = opportunitiesOf(location);
  const more = location.audit_issues - listed.length;
  if (listed.length === 0) return null;
  return (
    <section
      aria-labelledby="opportunities"
      data-slot="opportunities"
      className="rounded-lg border border-brass/40 bg-brass-soft px-4 py-3.5"
    >
      <div className="flex items-center gap-2.5">
        <Sparkles className="size-4 shrink-0 text-brass-ink" strokeWidth={1.5} aria-hidden="true" />
        <h3 id="opportunities" className="min-w-0 flex-1 text-sm font-semibold text-ink">
          {words.opportunities}
        </h3>
        <button type="button" onClick={() => onGoTo("audit")} className={`${quietAction} shrink-0`}>
          {words.see_audit}
        </button>
      </div>
      <ul className="mt-1.5">
        {listed.map((each) => {
          const field = fieldOf(each);
          return (
            <li key={each} className="flex min-h-8 items-center gap-2.5 pl-1 text-sm text-ink">
              <span className="size-1.5 shrink-0 rounded-full bg-brass" aria-hidden="true" />
              <span className="min-w-0 flex-1">{words.opportunity[each]}</span>
              {(canEdit || field === null) && (
                <button
                  type="button"
                  onClick={() => (field ? onGoTo("settings", field) : onGoTo("audit"))}
                  aria-label={format.pair(words.fix[each], words.opportunity[each])}
                  className={quietAction}
                >
                  {words.fix[each]}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {more > 0 && (
        <button type="button" onClick={() => onGoTo("audit")} className={`${quietAction} mt-1`}>
          {words.more(more)}
        </button>
      )}
    </section>
  );
}
