// Filters and order of the matrix.
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useRef } from "react";
import { useFormat } from "@/lib/i18n";
import { useShortcuts } from "@/lib/shortcuts";
import { useTypedText } from "@/lib/use-typed-text";
import { Button } from "@/ui/button";
import { SearchField } from "@/ui/search-field";
import { Select } from "@/ui/select";
import { labelsQuery } from "./api";
import { Chip } from "./chip";
import { type CitationsSearch, COUNTRIES, GROUPS, isNarrowed, NO_FILTERS, SORTS, STATES } from "./search";
import { StateMark } from "./state-mark";
import type { ChangeCitationsSearch } from "./use-search";
import { useCitationsWords, useMatrixWords } from "./words";

/** Id of the choice for no filter, because a select has no empty choice. */
const ANY = "any";
const FILTER_STATES = STATES.filter((state) => state !== "not_applicable");

export interface FiltersProps {
  search: CitationsSearch;
  onChange: ChangeCitationsSearch;
}

/** One row of choices, and one of states. */
export function Filters({ search, onChange }: FiltersProps) {
  const shared = useCitationsWords();
  const { filters: words } = useMatrixWords();
  const format = useFormat();
  const { data: labels } = useQuery(labelsQuery);
  const countries = new Intl.DisplayNames([format.locale], { type: "region" });
  const hasLabels = (labels?.items.length ?? 0) > 0;
  return (
    <section aria-label={words.label} className="@container flex flex-col gap-2">
      <div className="grid grid-cols-2 gap-2 @5xl:flex">
        <SearchBox search={search} onChange={onChange} />
        {hasLabels && (
          <Select
            label={words.label_filter}
            hideLabel
            value={search.label ?? ANY}
            choices={[
              { id: ANY, label: words.any_label },
              ...(labels?.items ?? []).map(({ id, name }) => ({ id, label: name })),
            ]}
            onChange={(label) => onChange({ label: label === ANY ? undefined : label })}
            className="@5xl:w-44"
          />
        )}
        <Select
          label={words.group}
          hideLabel
          value={search.group ?? ANY}
          choices={[
            { id: ANY, label: words.any_group },
            ...GROUPS.map((id) => ({ id, label: shared.groups[id] })),
          ]}
          onChange={(chosen) => onChange({ group: GROUPS.find((each) => each === chosen) })}
          className="@5xl:w-52"
        />
        <Select
          label={words.country}
          hideLabel
          value={search.country ?? ANY}
          choices={[
            { id: ANY, label: words.any_country },
            ...COUNTRIES.map((id) => ({ id, label: countries.of(id) ?? id })),
          ]}
          onChange={(chosen) => onChange({ country: COUNTRIES.find((each) => each === chosen) })}
          className="@5xl:w-44"
        />
        <Select
          label={words.sort}
          hideLabel
          value={search.sort ?? SORTS[0]}
          choices={SORTS.map((id) => ({ id, label: words.sorts[id] }))}
          onChange={(chosen) => {
            const sort = SORTS.find((each) => each === chosen);
            onChange({ sort: sort === SORTS[0] ? undefined : sort });
          }}
          className="@5xl:w-44"
        />
      </div>
      <fieldset className="flex flex-wrap items-center gap-1.5">
        <legend className="sr-only">{words.states}</legend>
        {FILTER_STATES.map((state) => (
          <Chip
            key={state}
            isOn={search.state === state}
            title={shared.state_help[state]}
            onPress={() => onChange({ state: search.state === state ? undefined : state })}
          >
            <StateMark state={state} shape="disc" className="-ml-1.5" />
            {shared.states[state]}
          </Chip>
        ))}
        {isNarrowed(search) && (
          <Button
            size="sm"
            variant="ghost"
            icon={<X className="size-4" strokeWidth={1.5} aria-hidden="true" />}
            onPress={() => onChange(NO_FILTERS)}
          >
            {words.clear}
          </Button>
        )}
      </fieldset>
    </section>
  );
}

/** Words of names, cities and addresses; `/` goes to it. */
function SearchBox({ search, onChange }: FiltersProps) {
  const { filters: words } = useMatrixWords();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useTypedText(search.q ?? "", (q) =>
    onChange({ q: q || undefined }, { replace: search.q !== undefined && q !== "" }),
  );
  useShortcuts({ "/": () => box.current?.querySelector<HTMLInputElement>("input")?.focus() });
  return (
    <div ref={box} className="min-w-0 @max-5xl:col-span-full @5xl:flex-1">
      <SearchField
        label={words.search}
        placeholder={words.search_placeholder}
        value={text}
        onChange={setText}
        maxLength={200}
      />
    </div>
  );
}
