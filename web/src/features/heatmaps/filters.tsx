// Filters and order of the list of heatmaps.
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { Button } from "@/ui/button";
import { LocationField } from "@/ui/location-field";
import { Select } from "@/ui/select";
import { Switch } from "@/ui/switch";
import { keywordsQuery } from "./api";
import { type HeatmapsSearch, isNarrowed, NO_FILTERS, SORTS } from "./search";
import type { ChangeHeatmapsSearch } from "./use-search";
import { useHeatmapsWords } from "./words";

/** Id of the choice for no filter, because a select has no empty choice. */
const ANY = "any";
/** Prefix of the ids of keywords, so that no keyword equals the choice for no filter. */
const MARK = "=";

export interface FiltersProps {
  search: HeatmapsSearch;
  onChange: ChangeHeatmapsSearch;
}

/** One row of choices. */
export function Filters({ search, onChange }: FiltersProps) {
  const { filters: words } = useHeatmapsWords();
  const { data: panelKeywords = [] } = useQuery(keywordsQuery);
  const { location, keyword } = search;
  const keywords =
    keyword === undefined || panelKeywords.includes(keyword) ? panelKeywords : [keyword, ...panelKeywords];
  return (
    <section aria-label={words.label} className="grid grid-cols-2 gap-2 lg:flex">
      <LocationField
        words={words}
        value={location}
        onChange={(next) => onChange({ location: next })}
        placeholder={words.all_locations}
        hideLabel
        className="max-lg:col-span-full lg:w-72"
      />
      <Select
        label={words.keyword}
        hideLabel
        value={keyword === undefined ? ANY : MARK + keyword}
        choices={[
          { id: ANY, label: words.any_keyword },
          ...keywords.map((each) => ({ id: MARK + each, label: each })),
        ]}
        onChange={(chosen) => onChange({ keyword: chosen === ANY ? undefined : chosen.slice(MARK.length) })}
        className="lg:w-60"
      />
      <Select
        label={words.sort}
        hideLabel
        value={search.sort ?? SORTS[0]}
        choices={SORTS.map((each) => ({ id: each, label: words.sorts[each] }))}
        onChange={(chosen) => {
          const sort = SORTS.find((each) => each === chosen);
          onChange({ sort: sort === SORTS[0] ? undefined : sort });
        }}
        className="lg:w-56"
      />
      <Switch
        isSelected={search.dropped === true}
        onChange={(isOn) => onChange({ dropped: isOn || undefined })}
        className="w-fit items-center max-lg:col-span-full max-lg:min-h-9 lg:h-9 lg:gap-2"
      >
        {words.dropped}
      </Switch>
      {isNarrowed(search) && (
        <Button
          variant="ghost"
          icon={<X className="size-4" strokeWidth={1.5} aria-hidden="true" />}
          onPress={() => onChange(NO_FILTERS)}
        >
          {words.clear}
        </Button>
      )}
    </section>
  );
}
