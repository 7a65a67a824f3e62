// The filters, as fields.
import { useMessages } from "@/lib/i18n";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { isNarrowed, type LocationsSearch, MIN_RATINGS, minRating } from "../search";
import { type ChangeSearch, useTypedText } from "../use-search";

export interface FilterPanelProps {
  id: string;
  search: LocationsSearch;
  onChange: ChangeSearch;
  onClear: () => void;
}

/** Status, city, category and minimum rating; each change applies at once. */
export function FilterPanel({ id, search, onChange, onClear }: FilterPanelProps) {
  const { filters } = useMessages().locations;
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
        className="grid gap-4 sm:grid-cols-2 xl:grid-cols-[1fr_1fr_1fr_1fr_auto] xl:items-end"
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
        <Button onPress={onClear} isDisabled={!isNarrowed(search)} className="h-10 justify-self-start sm:h-9">
          {filters.clear}
        </Button>
      </section>
    </Card>
  );
}
