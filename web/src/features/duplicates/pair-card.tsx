// Card of a possible duplicate, with the comparison on demand.
import { ArrowLeftRight, ChevronDown } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { placeOf } from "@/features/locations/list/cells";
import type { Location } from "@/features/locations/types";
import { useFormat } from "@/lib/i18n";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { cx } from "@/ui/cx";
import type { Pair, Reason, TakenField } from "./api";
import { better, type Field, takenFields, usualTake } from "./choice";
import { Comparison } from "./comparison";
import { useDuplicateWords } from "./words";

export interface PairCardProps {
  pair: Pair;
  isOpen: boolean;
  onToggle: () => void;
  canEdit: boolean;
  /** It is being merged. */
  isPending: boolean;
  onDismiss: () => void;
  onMerge: (keep: string, take: TakenField[]) => void;
}

/** The card of a pair. */
export function PairCard({ pair, isOpen, onToggle, canEdit, isPending, onDismiss, onMerge }: PairCardProps) {
  const words = useDuplicateWords();
  const id = useId();
  const [a, b] = pair.locations;
  const [kept, setKept] = useState<Location>(() => better(pair.locations));
  const other = kept.id === a.id ? b : a;
  const usual = useMemo(() => usualTake(kept, other), [kept, other]);
  const [chosen, setChosen] = useState<ReadonlySet<Field> | null>(null);
  const take = chosen ?? usual;
  return (
    <article className="rounded-lg border border-line bg-surface shadow-sm">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="focus-ring flex w-full items-center gap-4 rounded-lg px-4 py-3.5 text-left sm:px-5"
        >
          <span className="grid min-w-0 flex-1 gap-x-4 gap-y-2 sm:grid-cols-[1fr_auto_1fr] sm:items-center">
            <NameAndPlace location={a} />
            <ArrowLeftRight
              className="size-4 text-ink-faint max-sm:hidden"
              strokeWidth={1.5}
              aria-hidden="true"
            />
            <NameAndPlace location={b} />
          </span>
          <Likelihood score={pair.score} />
          <ChevronDown
            className={cx(
              "size-4 shrink-0 text-ink-faint transition-transform duration-150",
              isOpen && "rotate-180",
            )}
            strokeWidth={1.5}
            aria-hidden="true"
          />
        </button>
      </h2>
      {isOpen && (
        <div id={id} className="border-t border-line">
          <div className="flex flex-wrap gap-1.5 px-4 pt-4 sm:px-5">
            {pair.reasons.map((reason) => (
              <ReasonChip key={reason.code} reason={reason} />
            ))}
          </div>
          <Comparison
            pair={pair}
            kept={kept}
            take={take}
            isDisabled={!canEdit || isPending}
            onKeep={(location) => {
              setKept(location);
              setChosen(null);
            }}
            onTake={setChosen}
          />
          {canEdit && (
            <footer className="flex flex-wrap items-center justify-end gap-2 rounded-b-lg border-t border-line bg-paper/60 px-4 py-3 max-sm:[&>button]:flex-1 sm:px-5">
              <Button onPress={onDismiss} isDisabled={isPending}>
                {words.dismiss}
              </Button>
              <Button
                variant="primary"
                isPending={isPending}
                onPress={() => onMerge(kept.id, takenFields(take))}
                className="min-w-0 max-sm:h-auto! max-sm:min-h-11 max-sm:basis-full max-sm:whitespace-normal!"
              >
                <span className="sm:truncate">{words.merge(kept.name)}</span>
              </Button>
            </footer>
          )}
        </div>
      )}
    </article>
  );
}

function NameAndPlace({ location }: { location: Location }) {
  return (
    <span className="block min-w-0">
      <bdi className="block font-medium break-words text-ink sm:truncate">{location.name}</bdi>
      <bdi className="block text-xs break-words sm:truncate font-normal text-ink-muted">
        {placeOf(location)}
      </bdi>
    </span>
  );
}

/** From which score on a pair is called very likely, and likely. */
const HIGH = 85;
const MEDIUM = 70;

function Likelihood({ score }: { score: number }) {
  const words = useDuplicateWords();
  const format = useFormat();
  const level = score >= HIGH ? "high" : score >= MEDIUM ? "medium" : "low";
  return (
    <span className="flex shrink-0 flex-col items-end gap-1 text-right">
      <Badge tone={level === "high" ? "brass" : "neutral"}>{words.likely[level]}</Badge>
      <span className="numeric text-xs whitespace-nowrap text-ink-muted max-sm:sr-only">
        {words.score(format.percent(score))}
      </span>
    </span>
  );
}

function ReasonChip({ reason }: { reason: Reason }) {
  const { reasons } = useDuplicateWords();
  const format = useFormat();
  const { code, metres } = reason;
  return (
    <Badge tone="primary">
      {code === "near"
        ? reasons.near(metres === null ? "" : `${format.number(Math.round(metres))} m`)
        : reasons[code]}
    </Badge>
  );
}
