// Usage of the plan.
import { useFormat } from "@/lib/i18n";
import { ProgressBar } from "@/ui/progress-bar";
import type { PlanUse } from "./api";
import { usePlanWords } from "./words";

/** Number of locations and the limit of the plan. */
export function Usage({ plan: { state, limits, used } }: { plan: PlanUse }) {
  const words = usePlanWords();
  const { number } = useFormat();
  const limit = limits.locations;
  if (limit === null || state === "over") {
    return (
      <div className="flex items-baseline justify-between gap-3 px-4 py-4 text-sm sm:px-5">
        <span className="font-medium">{words.locations}</span>
        <span className="numeric text-ink-muted">{words.used(used.locations, number(used.locations))}</span>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-2 px-4 py-4 sm:px-5">
      <ProgressBar
        label={words.locations}
        value={Math.min(used.locations, limit)}
        max={limit}
        valueLabel={words.of(number(used.locations), number(limit))}
      />
      {used.locations > limit && <p className="text-sm text-ink-muted">{words.over_limit(number(limit))}</p>}
      {used.locations === limit && <p className="text-sm text-ink-muted">{words.full}</p>}
    </div>
  );
}
