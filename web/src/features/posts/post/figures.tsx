// Locations of a post by state, as one row of figures.
import { useFormat } from "@/lib/i18n";
import { StatusShape } from "@/ui/badge";
import { Card } from "@/ui/card";
import type { PostCounts } from "../types";
import { TARGET_STATES } from "./search";
import { TARGET_STATUS } from "./target-badge";
import { usePostWords } from "./words";

/** States with at least one location. */
export function Figures({ counts }: { counts: PostCounts }) {
  const { figures: words, target_states } = usePostWords();
  const format = useFormat();
  const states = TARGET_STATES.filter((state) => counts[state] > 0);
  if (states.length === 0) return null;
  return (
    <Card>
      <dl aria-label={words.label} className="flex flex-wrap gap-x-8 gap-y-3 px-4 py-3.5 sm:px-5">
        {states.map((state) => (
          <div key={state} className="flex flex-col-reverse">
            <dt className="flex items-center gap-1.5 text-xs text-ink-muted">
              <StatusShape status={TARGET_STATUS[state]} className="size-2" />
              {target_states[state]}
            </dt>
            <dd className="numeric text-xl font-semibold tracking-tight text-ink">
              {format.number(counts[state])}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
