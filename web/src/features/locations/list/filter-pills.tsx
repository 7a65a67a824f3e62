// Active filters, each with a button that removes it, and the number of matches.
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { countryName } from "@/lib/countries";
import { useFormat, useMessages } from "@/lib/i18n";
import type { Messages } from "@/messages/en";
import { useLabels } from "../labels/api";
import { activeFilters, isNarrowed, type LocationsSearch } from "../search";
import type { ChangeLocationsSearch } from "../use-search";

type Words = Pick<Messages["locations"], "filters" | "rules" | "open_statuses"> &
  Pick<Messages["ui"], "health"> & {
    /** The name of a label by its id. */
    label: (id: string) => string;
    /** The name of a country by its code. */
    country: (code: string) => string;
  };
type Pill = { key: ReturnType<typeof activeFilters>[number]; name: string; value: string };

/** The pills of an address. */
export function pillsOf(search: LocationsSearch, words: Words, rating: (value: number) => string): Pill[] {
  return activeFilters(search).map((key) => ({
    key,
    name: words.filters[key],
    value: pillValue(search, key, words, rating),
  }));
}

function pillValue(
  search: LocationsSearch,
  key: Pill["key"],
  words: Words,
  rating: (value: number) => string,
) {
  const { filters, rules, open_statuses, health, label, country } = words;
  if (key === "status") return filters.statuses[search.status ?? "all"];
  if (key === "min_rating") return filters.at_least(rating(search.min_rating ?? 0));
  if (key === "health") return search.health ? health[search.health] : "";
  if (key === "issue") return search.issue ? rules[search.issue] : "";
  if (key === "label") return label(search.label ?? "");
  if (key === "unlocated") return filters.unlocated_only;
  if (key === "sync_failed") return filters.sync_failed_only;
  if (key === "google") return search.google ? filters.google_states[search.google] : "";
  if (key === "open_status") return search.open_status ? open_statuses[search.open_status] : "";
  if (key === "country") return country(search.country ?? "");
  if (key === "changed_by") return filters.changed_by_one;
  return search[key] ?? "";
}

export interface FilterPillsProps {
  search: LocationsSearch;
  onChange: ChangeLocationsSearch;
  onClear: () => void;
  /** True while another button in sight clears everything: in the open panel, or in the empty list. */
  hasClearButton: boolean;
  /** Rendered at the left, before the filters. */
  start?: ReactNode;
  /** Matching and all; undefined while they are counted. */
  count: { count: number; total: number } | undefined;
}

/** One line under the filters. */
export function FilterPills({ search, onChange, onClear, hasClearButton, count, start }: FilterPillsProps) {
  const { locations, ui } = useMessages();
  const { filters, rules, open_statuses } = locations;
  const format = useFormat();
  const labels = useLabels();
  const pills = pillsOf(
    search,
    {
      filters,
      rules,
      open_statuses,
      health: ui.health,
      label: (id) => labels.get(id)?.name ?? "…",
      country: (code) => countryName(code, format.locale),
    },
    (value) => value.toLocaleString(format.locale),
  );
  return (
    <div className="flex min-h-7 flex-wrap items-center gap-2">
      {start}
      {pills.length > 0 && (
        <ul aria-label={filters.pills} className="contents">
          {pills.map(({ key, name, value }) => (
            <li
              key={key}
              className="inline-flex h-7 max-w-full items-center gap-1 rounded-full border border-line-strong bg-surface pr-1 pl-3 text-xs"
            >
              <span className="truncate">
                <span className="text-ink-muted">{filters.pill(name)}</span>
                <span className="font-medium text-ink">{value}</span>
              </span>
              <button
                type="button"
                aria-label={filters.remove(name)}
                onClick={() => onChange({ [key]: undefined })}
                className="focus-ring target-24 grid size-5 shrink-0 place-items-center rounded-full text-ink-faint hover:bg-hover hover:text-ink"
              >
                <X className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isNarrowed(search) && !hasClearButton && (
        <button
          type="button"
          onClick={onClear}
          className="focus-ring rounded-sm px-1 text-xs font-medium text-link underline decoration-current/35 underline-offset-3 hover:decoration-current"
        >
          {filters.clear}
        </button>
      )}
      <p role="status" className="numeric ml-auto text-xs text-ink-muted" data-slot="showing">
        {count && filters.showing(count.total, format.number(count.count), format.number(count.total))}
      </p>
    </div>
  );
}
