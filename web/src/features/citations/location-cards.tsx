// The locations with their figures, where there is no room for the matrix.
import { ChevronRight } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { Card } from "@/ui/card";
import { Link } from "@/ui/link";
import { FIGURES, figureText } from "./figure-texts";
import { countsOf } from "./rules";
import { locationAddress } from "./search";
import { StateMark } from "./state-mark";
import type { MatrixRow } from "./types";
import { useCitationsWords } from "./words";

/** States that are counted on a card. */
const CARD_STATES = ["wrong", "unsure", "missing"];

/** One card per location; pressing it opens the listings. */
export function LocationCards({ rows }: { rows: readonly MatrixRow[] }) {
  const words = useCitationsWords();
  const format = useFormat();
  return (
    <Card className="overflow-hidden">
      <ul className="divide-y divide-line">
        {rows.map(({ location, scores, cells }) => (
          <li key={location.id} className="relative flex items-center gap-2 px-4 py-3.5 hover:bg-hover">
            <div className="flex min-w-0 flex-1 flex-col gap-2">
              <div className="min-w-0">
                <Link
                  href={locationAddress(location.id)}
                  className="block truncate font-medium text-ink no-underline after:absolute after:inset-0"
                >
                  <bdi>{location.name}</bdi>
                </Link>
                <bdi className="block truncate text-xs text-ink-muted">{location.city}</bdi>
              </div>
              <dl className="numeric grid grid-cols-4 gap-2">
                {FIGURES.map((figure) => (
                  <div key={figure} className="flex min-w-0 flex-col-reverse">
                    <dt className="truncate text-xs text-ink-muted">{words.figures[figure]}</dt>
                    <dd className="text-sm font-semibold text-ink">{figureText(figure, scores, format)}</dd>
                  </div>
                ))}
              </dl>
              <p className="numeric flex flex-wrap gap-x-3 gap-y-1 text-xs text-ink-muted empty:hidden">
                {countsOf(cells.map(({ state }) => state))
                  .filter(({ state }) => CARD_STATES.includes(state))
                  .map(({ state, count }) => (
                    <span key={state} className="flex items-center gap-1.5">
                      <StateMark state={state} shape="disc" />
                      {words.states[state]} {count}
                    </span>
                  ))}
              </p>
            </div>
            <ChevronRight className="size-4 shrink-0 text-ink-faint" strokeWidth={1.5} aria-hidden="true" />
          </li>
        ))}
      </ul>
    </Card>
  );
}
