// Filters of all views: location, label, kind and state; words in the list.
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useRef } from "react";
import { useShortcuts } from "@/lib/shortcuts";
import { useTypedText } from "@/lib/use-typed-text";
import { Button } from "@/ui/button";
import { cx } from "@/ui/cx";
import { LocationField } from "@/ui/location-field";
import { SearchField } from "@/ui/search-field";
import { Select } from "@/ui/select";
import { labelsQuery } from "./api";
import { isNarrowed, KINDS, NO_FILTERS, type PostsSearch, STATES, viewOf } from "./search";
import type { ChangePostsSearch } from "./use-search";
import { usePostsWords } from "./words";

/** Id of the choice for no filter, because a select has no empty choice. */
const ANY = "any";

export interface FiltersProps {
  search: PostsSearch;
  onChange: ChangePostsSearch;
}

/** One row of choices. */
export function Filters({ search, onChange }: FiltersProps) {
  const { filters: words, kinds, marks, states } = usePostsWords();
  const { data: labels } = useQuery(labelsQuery);
  const hasLabels = (labels?.items.length ?? 0) > 0;
  return (
    <section aria-label={words.label} className="@container">
      <div className="grid grid-cols-2 items-center gap-2 @3xl:flex">
        {viewOf(search) === "list" && <SearchBox search={search} onChange={onChange} />}
        <LocationField
          words={words.location}
          hideLabel
          value={search.location}
          onChange={(location) => onChange({ location })}
          placeholder={words.all_locations}
          className={cx("min-w-0 @3xl:w-56 @3xl:shrink", !hasLabels && "@max-3xl:col-span-full")}
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
        <Select
          label={words.kind}
          hideLabel
          value={search.kind ?? ANY}
          choices={[{ id: ANY, label: words.any_kind }, ...KINDS.map((id) => ({ id, label: kinds[id] }))]}
          onChange={(chosen) => onChange({ kind: KINDS.find((each) => each === chosen) })}
          className="@3xl:w-40"
        />
        <Select
          label={words.state}
          hideLabel
          value={search.state ?? ANY}
          choices={[
            { id: ANY, label: words.any_state },
            ...STATES.map((id) => ({ id, label: id === "refused" ? marks.refused : states[id] })),
          ]}
          onChange={(chosen) => onChange({ state: STATES.find((each) => each === chosen) })}
          className="@3xl:w-48"
        />
        {isNarrowed(search) && (
          <Button
            size="sm"
            variant="ghost"
            className="@max-3xl:col-span-full @max-3xl:justify-self-start"
            icon={<X className="size-4" strokeWidth={1.5} aria-hidden="true" />}
            onPress={() => onChange(NO_FILTERS)}
          >
            {words.clear}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Words of titles and texts; `/` goes to it. */
function SearchBox({ search, onChange }: FiltersProps) {
  const { filters: words } = usePostsWords();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useTypedText(search.q ?? "", (q) =>
    onChange({ q: q || undefined }, { replace: search.q !== undefined && q !== "" }),
  );
  useShortcuts({ "/": () => box.current?.querySelector<HTMLInputElement>("input")?.focus() });
  return (
    <div ref={box} className="min-w-0 @max-3xl:col-span-full @3xl:flex-1 @3xl:basis-48">
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
