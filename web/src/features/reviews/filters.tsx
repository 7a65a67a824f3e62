// Filters and order of the list; on small screens behind a button.
import { SlidersHorizontal, X } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "@/ui/button";
import { cx } from "@/ui/cx";
import { Select } from "@/ui/select";
import { LocationField } from "./location-field";
import {
  isNarrowed,
  NO_FILTERS,
  PERIODS,
  type ReviewsSearch,
  SORTS,
  SOURCES,
  STARS,
  STATES,
  STATUSES,
  statusOf,
  withStatus,
} from "./search";
import type { ChangeSearch } from "./use-search";
import { useReviewsWords } from "./words";

/** Stands for no filter: a select has no empty choice. */
const ANY = "any";
const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

export interface FiltersProps {
  search: ReviewsSearch;
  onChange: ChangeSearch;
}

/** One row of choices. The open review stays open, even when the new filters leave it out. */
export function Filters({ search, onChange }: FiltersProps) {
  const words = useReviewsWords();
  const { filters } = words;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { location, stars, source, state, days } = search;
  const status = statusOf(search);
  const active = [location, stars, status, source, state, days].filter((value) => value !== undefined).length;
  const choose = <T,>(
    values: readonly T[],
    chosen: string,
    set: (value: T | undefined) => Partial<ReviewsSearch>,
  ) => onChange(set(values.find((value) => String(value) === chosen)));
  const className = "lg:min-w-0 lg:flex-1";
  return (
    <section aria-label={filters.label} className="flex flex-col gap-3">
      <Button
        variant={active > 0 ? "primary" : "secondary"}
        onPress={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        aria-controls={id}
        icon={<SlidersHorizontal {...ICON} />}
        className="h-10 self-start lg:hidden"
      >
        {active > 0 ? filters.active(active) : filters.button}
      </Button>
      <div
        id={id}
        className={cx("grid grid-cols-2 gap-2 sm:grid-cols-3 lg:flex", !isOpen && "max-lg:hidden")}
      >
        <LocationField
          value={location}
          onChange={(next) => onChange({ location: next })}
          placeholder={filters.all_locations}
          hideLabel
          className="max-lg:col-span-full lg:min-w-0 lg:flex-[1.5]"
        />
        <Select
          label={filters.status}
          hideLabel
          className={className}
          value={status ?? ANY}
          choices={[
            { id: ANY, label: filters.any_status },
            ...STATUSES.map((each) => ({ id: each, label: filters.statuses[each] })),
          ]}
          onChange={(chosen) => choose(STATUSES, chosen, withStatus)}
        />
        <Select
          label={filters.stars}
          hideLabel
          className={className}
          value={String(stars ?? ANY)}
          choices={[
            { id: ANY, label: filters.any_stars },
            ...STARS.map((each) => ({ id: String(each), label: words.stars(each) })),
          ]}
          onChange={(chosen) => choose(STARS, chosen, (value) => ({ stars: value }))}
        />
        <Select
          label={filters.period}
          hideLabel
          className={className}
          value={String(days ?? ANY)}
          choices={[
            { id: ANY, label: filters.any_period },
            ...PERIODS.map((each) => ({ id: String(each), label: filters.periods[each] })),
          ]}
          onChange={(chosen) => choose(PERIODS, chosen, (value) => ({ days: value }))}
        />
        <Select
          label={filters.source}
          hideLabel
          className={className}
          value={source ?? ANY}
          choices={[
            { id: ANY, label: filters.any_source },
            ...SOURCES.map((each) => ({ id: each, label: words.sources[each] })),
          ]}
          onChange={(chosen) => choose(SOURCES, chosen, (value) => ({ source: value }))}
        />
        <Select
          label={filters.state}
          hideLabel
          className={className}
          value={state ?? ANY}
          choices={[
            { id: ANY, label: filters.any_state },
            ...STATES.map((each) => ({ id: each, label: filters.states[each] })),
          ]}
          onChange={(chosen) => choose(STATES, chosen, (value) => ({ state: value }))}
        />
        <Select
          label={filters.sort}
          hideLabel
          className="lg:min-w-0 lg:flex-[1.3]"
          value={search.sort ?? SORTS[0]}
          choices={SORTS.map((each) => ({ id: each, label: filters.sorts[each] }))}
          onChange={(chosen) =>
            choose(SORTS, chosen, (value) => ({ sort: value === SORTS[0] ? undefined : value }))
          }
        />
        {isNarrowed(search) && (
          <Button variant="ghost" icon={<X {...ICON} />} onPress={() => onChange(NO_FILTERS)}>
            {filters.clear}
          </Button>
        )}
      </div>
    </section>
  );
}
