// Card of a possible duplicate, which expands to a comparison of the two locations.
import { ArrowLeftRight, ChevronDown } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { addressLine } from "@/features/locations/list/cells";
import type { Location } from "@/features/locations/types";
import { useFormat } from "@/lib/i18n";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { cx } from "@/ui/cx";
import type { Pair, Reason, TakenField } from "./api";
import { defaultSurvivor, defaultTakenFields, type Field, toApiFields } from "./choice";
import { Comparison } from "./comparison";
import { useDuplicateWords } from "./words";

export interface PairCardProps {
  pair: Pair;
  isOpen: boolean;
  onToggle: () => void;
  canEdit: boolean;
  /** True while the pair is being merged. */
  isPending: boolean;
  onDismiss: () => void;
  /** `keep` is the id of the location that stays; it gets the fields `take` of the other one. */
  onMerge: (keep: string, take: TakenField[]) => void;
}

/** Card of a pair of locations. */
export function PairCard({ pair, isOpen, onToggle, canEdit, isPending, onDismiss, onMerge }: PairCardProps) {
  const words = useDuplicateWords();
  const id = useId();
  const [a, b] = pair.locations;
  const [survivor, setSurvivor] = useState<Location>(() => defaultSurvivor(pair.locations));
  const other = survivor.id === a.id ? b : a;
  const defaultTake = useMemo(() => defaultTakenFields(survivor, other), [survivor, other]);
  // Null until the user chooses fields.
  const [chosenFields, setChosenFields] = useState<ReadonlySet<Field> | null>(null);
  const take = chosenFields ?? defaultTake;
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
            <NameAndAddress location={a} />
            <ArrowLeftRight
              className="size-4 text-ink-faint max-sm:hidden"
              strokeWidth={1.5}
              aria-hidden="true"
            />
            <NameAndAddress location={b} />
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
            survivor={survivor}
            take={take}
            isDisabled={!canEdit || isPending}
            onKeep={(location) => {
              setSurvivor(location);
              setChosenFields(null);
            }}
            onTake={setChosenFields}
          />
          {canEdit && (
            <footer className="flex flex-wrap items-center justify-end gap-2 rounded-b-lg border-t border-line bg-paper/60 px-4 py-3 max-sm:[&>button]:flex-1 sm:px-5">
              <Button onPress={onDismiss} isDisabled={isPending}>
                {words.dismiss}
              </Button>
              <Button
                variant="primary"
                isPending={isPending}
                onPress={() => onMerge(survivor.id, toApiFields(take))}
                aria-label={words.merge(survivor.name)}
                className="min-w-0"
              >
                <span className="sm:hidden">{words.merge_short}</span>
                <span className="truncate max-sm:hidden">{words.merge(survivor.name)}</span>
              </Button>
            </footer>
          )}
        </div>
      )}
    </article>
  );
}

function NameAndAddress({ location }: { location: Location }) {
  return (
    <span className="block min-w-0">
      <bdi className="block font-medium break-words text-ink sm:truncate">{location.name}</bdi>
      <bdi className="block text-xs break-words sm:truncate font-normal text-ink-muted">
        {addressLine(location)}
      </bdi>
    </span>
  );
}

/** Minimum score of a pair that is very likely a duplicate. */
const MIN_HIGH_SCORE = 85;
/** Minimum score of a pair that is likely a duplicate. */
const MIN_MEDIUM_SCORE = 70;

/** Likelihood that a pair is one location. */
function Likelihood({ score }: { score: number }) {
  const words = useDuplicateWords();
  const format = useFormat();
  const level = score >= MIN_HIGH_SCORE ? "high" : score >= MIN_MEDIUM_SCORE ? "medium" : "low";
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
