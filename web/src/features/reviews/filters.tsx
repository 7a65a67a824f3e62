// Filters and order of the list; on small screens behind a button.
import { CircleHelp, SlidersHorizontal, X } from "lucide-react";
import { Suspense, useId, useState } from "react";
import { useMay } from "@/lib/may";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { Button, IconButton } from "@/ui/button";
import { cx } from "@/ui/cx";
import { lazyPart } from "@/ui/lazy-part";
import { Select } from "@/ui/select";
import { LocationField } from "./location-field";
import {
  isNarrowed,
  LANGUAGES,
  NO_FILTERS,
  PERIODS,
  type ReviewsSearch,
  SENTIMENTS,
  SORTS,
  SOURCES,
  STARS,
  STATES,
  STATUSES,
  statusOf,
  TOPICS,
  withStatus,
} from "./search";
import { SearchBox } from "./search-box";
import { AssigneeFilter, ReportFilter, WorkChips } from "./teamwork/work-filters";
import type { ChangeReviewsSearch } from "./use-search";
import { ViewsButton } from "./views/views-button";
import { useReviewsWords } from "./words";

const UrgencyDialog = lazyPart(() => import("./urgency-dialog"), "UrgencyDialog").Part;

/** Stands for no filter: a select has no empty choice. */
const ANY = "any";
const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

export interface FiltersProps {
  search: ReviewsSearch;
  onChange: ChangeReviewsSearch;
}

/** One row of choices, and those of rare use on demand. The open review stays open, even when the filters leave it out. */
export function Filters({ search, onChange }: FiltersProps) {
  const words = useReviewsWords();
  const { filters } = words;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const may = useMay();
  const seesWork = may("see_assignments");
  const { location, stars, source, state, days, sentiment, topic, language, assigned, report } = search;
  const status = statusOf(search);
  const narrowing = [
    location,
    stars,
    status,
    source,
    state,
    days,
    sentiment,
    topic,
    language,
    assigned,
    report,
  ];
  const active = narrowing.filter((value) => value !== undefined).length;
  const choose = <T,>(
    values: readonly T[],
    chosen: string,
    set: (value: T | undefined) => Partial<ReviewsSearch>,
  ) => onChange(set(values.find((value) => String(value) === chosen)));
  const className = "lg:min-w-32 lg:flex-1";
  const isMember = assigned !== undefined && assigned !== "me" && assigned !== "none";
  const isRareSet = [days, source, state, topic, sentiment, language, report, isMember || undefined].some(
    (value) => value !== undefined,
  );
  const rare = cx(className, !isOpen && !isRareSet && "lg:hidden");
  return (
    <section aria-label={filters.label} className="flex flex-wrap gap-2">
      <SearchBox search={search} onChange={onChange} className="min-w-32 flex-1 sm:min-w-44 lg:min-w-60" />
      <Button
        variant={active > 0 ? "primary" : "secondary"}
        onPress={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        aria-controls={id}
        icon={<SlidersHorizontal {...ICON} />}
        className="h-11 sm:h-9 lg:hidden"
      >
        {active > 0 ? filters.active(active) : filters.button}
      </Button>
      <Button
        variant="secondary"
        onPress={() => setOpen(!isOpen)}
        aria-expanded={isOpen || isRareSet}
        aria-controls={id}
        icon={<SlidersHorizontal {...ICON} />}
        className={cx("h-9 max-lg:hidden lg:order-1", isRareSet && "lg:hidden")}
      >
        {isOpen ? filters.fewer : filters.more}
      </Button>
      {may("keep_views") && (
        <div className="flex items-center lg:order-1">
          <ViewsButton />
        </div>
      )}
      <div
        id={id}
        className={cx("grid w-full grid-cols-2 gap-2 sm:grid-cols-3 lg:contents", !isOpen && "max-lg:hidden")}
      >
        <LocationField
          value={location}
          onChange={(next) => onChange({ location: next })}
          placeholder={filters.all_locations}
          hideLabel
          className="max-lg:col-span-full lg:min-w-40 lg:flex-[1.5]"
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
          className={rare}
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
          className={rare}
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
          className={rare}
          value={state ?? ANY}
          choices={[
            { id: ANY, label: filters.any_state },
            ...STATES.map((each) => ({ id: each, label: filters.states[each] })),
          ]}
          onChange={(chosen) => choose(STATES, chosen, (value) => ({ state: value }))}
        />
        <Select
          label={filters.topic}
          hideLabel
          className={rare}
          value={topic ?? ANY}
          choices={[
            { id: ANY, label: filters.any_topic },
            ...TOPICS.map((each) => ({ id: each, label: words.topics.names[each] })),
          ]}
          onChange={(chosen) => choose(TOPICS, chosen, (value) => ({ topic: value }))}
        />
        <Select
          label={filters.sentiment}
          hideLabel
          className={rare}
          value={sentiment ?? ANY}
          choices={[
            { id: ANY, label: filters.any_sentiment },
            ...SENTIMENTS.map((each) => ({ id: each, label: words.topics.sentiments[each] })),
          ]}
          onChange={(chosen) => choose(SENTIMENTS, chosen, (value) => ({ sentiment: value }))}
        />
        <Select
          label={filters.language}
          hideLabel
          className={rare}
          value={language ?? ANY}
          choices={[
            { id: ANY, label: filters.any_language },
            ...LANGUAGES.map((each) => ({ id: each, label: filters.languages[each] })),
          ]}
          onChange={(chosen) => choose(LANGUAGES, chosen, (value) => ({ language: value }))}
        />
        <Select
          label={filters.sort}
          hideLabel
          className="lg:min-w-36 lg:flex-[1.3]"
          value={search.sort ?? SORTS[0]}
          choices={SORTS.map((each) => ({ id: each, label: filters.sorts[each] }))}
          onChange={(chosen) =>
            choose(SORTS, chosen, (value) => ({ sort: value === SORTS[0] ? undefined : value }))
          }
        />
        {search.sort === "urgency" && <UrgencyHelp />}
        {seesWork && <AssigneeFilter search={search} onChange={onChange} className={rare} />}
        {seesWork && <ReportFilter search={search} onChange={onChange} className={rare} />}
        {isNarrowed(search) && (
          <Button
            variant="ghost"
            icon={<X {...ICON} />}
            onPress={() => onChange(NO_FILTERS)}
            className="lg:order-3"
          >
            {filters.clear}
          </Button>
        )}
      </div>
      {seesWork && <WorkChips search={search} onChange={onChange} />}
    </section>
  );
}

/** Button that explains the order by urgency. */
function UrgencyHelp() {
  const { filters: words } = useReviewsWords();
  const [isOpen, setOpen] = useState(false);
  const hasOpened = useHasBeenTrue(isOpen);
  return (
    <>
      <IconButton label={words.explain_urgency} onPress={() => setOpen(true)}>
        <CircleHelp {...ICON} />
      </IconButton>
      <Suspense>{hasOpened && <UrgencyDialog isOpen={isOpen} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
