// Filters of the list of pages.
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useRef } from "react";
import { useShortcuts } from "@/lib/shortcuts";
import { useTypedText } from "@/lib/use-typed-text";
import { Button } from "@/ui/button";
import { SearchField } from "@/ui/search-field";
import { Select } from "@/ui/select";
import { labelsQuery } from "../api";
import { PROBLEMS, STATES } from "../lists";
import { isNarrowed, NO_FILTERS, type PagesSearch } from "../search";
import type { ChangePagesSearch } from "../use-search";
import { usePagesWords } from "../words";
import { useListWords } from "./words";

/** Id of the choice for no filter, because a select has no empty choice. */
const ANY = "any";

export interface FiltersProps {
  search: PagesSearch;
  onChange: ChangePagesSearch;
}

/** One row of choices, and one of states. */
export function Filters({ search, onChange }: FiltersProps) {
  const shared = usePagesWords();
  const { filters: words } = useListWords();
  const { data: labels } = useQuery(labelsQuery);
  const hasLabels = (labels?.items.length ?? 0) > 0;
  return (
    <section aria-label={words.label} className="@container flex flex-col gap-2">
      <div className="grid grid-cols-2 gap-2 @3xl:flex">
        <SearchBox search={search} onChange={onChange} />
        <Select
          label={words.problem}
          hideLabel
          value={search.problem ?? ANY}
          choices={[
            { id: ANY, label: words.any_problem },
            ...PROBLEMS.map((id) => ({ id, label: shared.problems[id].name })),
          ]}
          onChange={(chosen) => onChange({ problem: PROBLEMS.find((each) => each === chosen) })}
          className={hasLabels ? "@3xl:w-56" : "@max-3xl:col-span-full @3xl:w-56"}
        />
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
            className="@3xl:w-44"
          />
        )}
      </div>
      <fieldset className="flex flex-wrap items-center gap-1.5">
        <legend className="sr-only">{words.states}</legend>
        {STATES.map((state) => (
          <button
            key={state}
            type="button"
            aria-pressed={search.state === state}
            onClick={() => onChange({ state: search.state === state ? undefined : state })}
            className="focus-ring target-44 relative inline-flex h-8 cursor-default items-center rounded-full border border-line-strong bg-surface px-3 text-xs font-medium text-ink-muted transition-colors hover:bg-sunken hover:text-ink aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-link"
          >
            {shared.states[state]}
          </button>
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

/** Words of names and cities; `/` goes to it. */
function SearchBox({ search, onChange }: FiltersProps) {
  const { filters: words } = useListWords();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useTypedText(search.q ?? "", (q) =>
    onChange({ q: q || undefined }, { replace: search.q !== undefined && q !== "" }),
  );
  useShortcuts({ "/": () => box.current?.querySelector<HTMLInputElement>("input")?.focus() });
  return (
    <div ref={box} className="min-w-0 @max-3xl:col-span-full @3xl:flex-1">
      <SearchField
        label={words.search}
        placeholder={words.search_placeholder}
        value={text}
        onChange={setText}
        maxLength={100}
      />
    </div>
  );
}
