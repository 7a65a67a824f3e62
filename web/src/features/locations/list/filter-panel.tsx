// The filters, as fields.
import { useMessages } from "@/lib/i18n";
import { useTypedText } from "@/lib/use-typed-text";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { useLabels } from "../labels/api";
import {
  GOOGLE_STATES,
  HEALTH_BANDS,
  isNarrowed,
  type LocationsSearch,
  MIN_RATINGS,
  minRating,
  OPEN_STATUSES,
  RULES,
} from "../search";
import type { ChangeLocationsSearch } from "../use-search";
import { RegionFilters } from "./region-filters";

export interface FilterPanelProps {
  id: string;
  search: LocationsSearch;
  onChange: ChangeLocationsSearch;
  onClear: () => void;
}

const ANY = "any";
const ONLY = "only";

/** All filters of the list except the search text; changes apply immediately. */
export function FilterPanel({ id, search, onChange, onClear }: FilterPanelProps) {
  const { locations, ui } = useMessages();
  const { filters, rules, open_statuses } = locations;
  const labels = useLabels();
  const any = { id: ANY, label: filters.any };
  const [city, setCity] = useTypedText(search.city ?? "", (text) =>
    onChange({ city: text || undefined }, { replace: search.city !== undefined && text !== "" }),
  );
  const [category, setCategory] = useTypedText(search.category ?? "", (text) =>
    onChange({ category: text || undefined }, { replace: search.category !== undefined && text !== "" }),
  );
  return (
    <Card className="p-4">
      <section
        id={id}
        aria-label={filters.panel}
        className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:items-end"
      >
        <Select
          label={filters.status}
          value={search.status ?? "all"}
          onChange={(status) =>
            onChange({ status: status === "verified" || status === "unverified" ? status : undefined })
          }
          choices={(["all", "verified", "unverified"] as const).map((status) => ({
            id: status,
            label: filters.statuses[status],
          }))}
        />
        <TextField
          label={filters.city}
          placeholder={filters.city_placeholder}
          value={city}
          onChange={setCity}
          maxLength={100}
        />
        <TextField
          label={filters.category}
          placeholder={filters.category_placeholder}
          value={category}
          onChange={setCategory}
          maxLength={100}
        />
        <Select
          label={filters.min_rating}
          value={String(search.min_rating ?? 0)}
          onChange={(rating) => onChange({ min_rating: minRating(Number(rating)) })}
          choices={MIN_RATINGS.map((rating) => ({
            id: String(rating),
            label: rating === 0 ? filters.any : filters.at_least(String(rating)),
          }))}
        />
        <Select
          label={filters.health}
          value={search.health ?? ANY}
          onChange={(band) => onChange({ health: HEALTH_BANDS.find((each) => each === band) })}
          choices={[any, ...HEALTH_BANDS.map((band) => ({ id: band, label: ui.health[band] }))]}
        />
        <Select
          label={filters.issue}
          value={search.issue ?? ANY}
          onChange={(rule) => onChange({ issue: RULES.find((each) => each === rule) })}
          choices={[any, ...RULES.map((rule) => ({ id: rule, label: rules[rule] }))]}
        />
        {labels.size > 0 && (
          <Select
            label={filters.label}
            value={search.label ?? ANY}
            onChange={(label) => onChange({ label: label === ANY ? undefined : label })}
            choices={[
              { id: ANY, label: filters.any_label },
              ...[...labels.values()].map(({ id, name }) => ({ id, label: name })),
            ]}
          />
        )}
        <Select
          label={filters.unlocated}
          value={search.unlocated ? ONLY : ANY}
          onChange={(choice) => onChange({ unlocated: choice === ONLY || undefined })}
          choices={[any, { id: ONLY, label: filters.unlocated_only }]}
        />
        <Select
          label={filters.sync_failed}
          value={search.sync_failed ? ONLY : ANY}
          onChange={(choice) => onChange({ sync_failed: choice === ONLY || undefined })}
          choices={[any, { id: ONLY, label: filters.sync_failed_only }]}
        />
        <Select
          label={filters.google}
          value={search.google ?? ANY}
          onChange={(choice) => onChange({ google: GOOGLE_STATES.find((each) => each === choice) })}
          choices={[
            any,
            ...GOOGLE_STATES.map((state) => ({ id: state, label: filters.google_states[state] })),
          ]}
        />
        <Select
          label={filters.open_status}
          value={search.open_status ?? ANY}
          onChange={(choice) => onChange({ open_status: OPEN_STATUSES.find((each) => each === choice) })}
          choices={[any, ...OPEN_STATUSES.map((status) => ({ id: status, label: open_statuses[status] }))]}
        />
        <RegionFilters search={search} onChange={onChange} />
        <Button
          onPress={onClear}
          isDisabled={!isNarrowed(search)}
          className="h-11 justify-self-start self-end sm:h-9"
        >
          {filters.clear}
        </Button>
      </section>
    </Card>
  );
}
