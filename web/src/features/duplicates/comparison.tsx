// Two locations side by side: which one stays, and which value where they differ.
import { type ReactNode, useId } from "react";
import { Label, Radio, RadioGroup } from "react-aria-components";
import { RatingCell, StatusCell } from "@/features/locations/list/cells";
import type { Location } from "@/features/locations/types";
import { useFormat } from "@/lib/i18n";
import { cx } from "@/ui/cx";
import type { Pair } from "./api";
import { FIELDS, type Field, isSame } from "./choice";
import { FieldValue } from "./field-value";
import { useDuplicateWords } from "./words";

export interface ComparisonProps {
  pair: Pair;
  /** The location that is kept. */
  survivor: Location;
  /** Fields taken from the other location. */
  take: ReadonlySet<Field>;
  isDisabled: boolean;
  onKeep: (location: Location) => void;
  onTake: (take: ReadonlySet<Field>) => void;
}

/** The question which one stays, then one question for each value that differs. */
export function Comparison({ pair, survivor, take, isDisabled, onKeep, onTake }: ComparisonProps) {
  const words = useDuplicateWords();
  const format = useFormat();
  const [a, b] = pair.locations;
  const different = FIELDS.filter((field) => !isSame(a, b, field));
  const same = FIELDS.filter((field) => isSame(a, b, field) && hasValue(a, field));
  const choose = (field: Field, id: string) => {
    const next = new Set(take);
    if (id === survivor.id) next.delete(field);
    else next.add(field);
    onTake(next);
  };
  return (
    <div className="px-4 pt-4 pb-5 sm:px-5">
      <Question label={words.keep} isStrong>
        <RadioGroup
          aria-label={words.keep}
          value={survivor.id}
          onChange={(id) => onKeep(id === a.id ? a : b)}
          isDisabled={isDisabled}
          className="contents"
        >
          {pair.locations.map((location) => (
            <Choice key={location.id} value={location.id} label={words.keep_this(location.name)}>
              <bdi className="block font-semibold break-words text-ink sm:truncate">{location.name}</bdi>
              <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-muted">
                <StatusCell location={location} />
                <RatingCell rating={location.rating} />
                <span>{words.added(format.date(location.created_at))}</span>
              </span>
              <span
                className={cx(
                  "mt-1.5 block text-xs",
                  location.id === survivor.id ? "font-medium text-link" : "text-ink-faint",
                )}
              >
                {location.id === survivor.id ? words.kept : words.gone}
              </span>
            </Choice>
          ))}
        </RadioGroup>
      </Question>
      {different.length > 0 && (
        <>
          <h3 className="mt-5 text-sm font-semibold text-ink">{words.values}</h3>
          <p className="text-xs text-ink-muted">{words.values_text}</p>
          <div className="mt-2 flex flex-col gap-2.5 sm:gap-2">
            {different.map((field) => (
              <Question key={field} label={words.fields[field]}>
                <RadioGroup
                  aria-label={words.take(words.fields[field])}
                  value={take.has(field) ? otherOf(pair, survivor).id : survivor.id}
                  onChange={(id) => choose(field, id)}
                  isDisabled={isDisabled}
                  className="contents"
                >
                  {pair.locations.map((location) => (
                    <Choice key={location.id} value={location.id} isCompact>
                      <FieldValue location={location} other={location === a ? b : a} field={field} />
                    </Choice>
                  ))}
                </RadioGroup>
              </Question>
            ))}
          </div>
        </>
      )}
      <p className="mt-4 text-xs text-ink-muted">
        {same.length > 0 && words.same(format.list(same.map((field) => words.fields[field].toLowerCase())))}
        {same.length === 0 && different.length === 0 && words.all_same}
      </p>
    </div>
  );
}

function otherOf({ locations: [a, b] }: Pair, survivor: Location): Location {
  return survivor.id === a.id ? b : a;
}

function hasValue(location: Location, field: Field): boolean {
  return !isSame(location, EMPTY_LOCATION, field);
}

/** A location that says nothing, to compare with. */
const EMPTY_LOCATION = { latitude: null, longitude: null } as Location;

function Question({
  label,
  isStrong = false,
  children,
}: {
  label: string;
  isStrong?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-2 gap-x-2 gap-y-1 sm:grid-cols-[8.5rem_1fr_1fr] sm:items-stretch">
      <span
        aria-hidden="true"
        className={cx(
          "col-span-2 text-sm sm:col-span-1 sm:pt-2.5",
          isStrong ? "font-semibold text-ink" : "text-ink-muted",
        )}
      >
        {label}
      </span>
      {children}
    </div>
  );
}

interface ChoiceProps {
  value: string;
  label?: string;
  isCompact?: boolean;
  children: ReactNode;
}

function Choice({ value, label, isCompact = false, children }: ChoiceProps) {
  const id = useId();
  return (
    <Radio
      value={value}
      {...(label ? { "aria-labelledby": id } : {})}
      className={cx(
        "group flex min-w-0 cursor-default items-start gap-2.5 rounded-md border border-line bg-surface px-3 text-sm outline-none transition-colors hover:border-control focus-visible:outline-2 focus-visible:outline-focus selected:border-primary selected:bg-primary-soft",
        isCompact ? "py-2" : "py-3",
      )}
    >
      <span className="mt-0.5 grid size-4 shrink-0 place-items-center rounded-full border border-control bg-surface group-selected:border-primary group-selected:bg-primary">
        <span className="size-1.5 rounded-full bg-on-primary opacity-0 group-selected:opacity-100" />
      </span>
      <span className="min-w-0 flex-1">
        {label && (
          <Label id={id} className="sr-only">
            {label}
          </Label>
        )}
        {children}
      </span>
    </Radio>
  );
}
