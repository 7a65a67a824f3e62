// Filters by country and by state, each choice with its number of locations.
import { useQuery } from "@tanstack/react-query";
import { countryName } from "@/lib/countries";
import { useFormat, useMessages } from "@/lib/i18n";
import { Select } from "@/ui/select";
import { regionsQuery } from "../api";
import type { LocationsSearch } from "../search";
import type { ChangeLocationsSearch } from "../use-search";
import { countryTotals, stateTotals } from "./regions";

const ANY = "any";

/** Two fields; each is shown only if it has choices. */
export function RegionFilters({
  search,
  onChange,
}: {
  search: LocationsSearch;
  onChange: ChangeLocationsSearch;
}) {
  const { filters } = useMessages().locations;
  const format = useFormat();
  const { data } = useQuery(regionsQuery);
  const regions = data?.items ?? [];
  const countries = countryTotals(regions, search.country);
  const states = stateTotals(regions, search.country, search.state);
  const counted = (name: string, count: number) => filters.counted(name, format.number(count));
  return (
    <>
      {countries.length > 0 && (
        <Select
          label={filters.country}
          value={search.country ?? ANY}
          onChange={(country) =>
            onChange({ country: country === ANY ? undefined : country, state: undefined })
          }
          choices={[
            { id: ANY, label: filters.any_country },
            ...countries.map(({ id, count }) => ({
              id,
              label: counted(countryName(id, format.locale), count),
            })),
          ]}
        />
      )}
      {states.length > 0 && (
        <Select
          label={filters.state}
          value={search.state ?? ANY}
          onChange={(state) => onChange({ state: state === ANY ? undefined : state })}
          choices={[
            { id: ANY, label: filters.any_state },
            ...states.map(({ id, count }) => ({ id, label: counted(id, count) })),
          ]}
        />
      )}
    </>
  );
}
