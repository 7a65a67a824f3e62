// Search, sort and the button of the filter panel.
import { SlidersHorizontal } from "lucide-react";
import { useRef } from "react";
import { useMessages } from "@/lib/i18n";
import { useShortcuts } from "@/lib/shortcuts";
import { Button } from "@/ui/button";
import { Kbd } from "@/ui/kbd";
import { SearchField } from "@/ui/search-field";
import { Select } from "@/ui/select";
import { activeFilters, type LocationSort, type LocationsSearch, SORTS } from "../search";
import { type ChangeSearch, useTypedText } from "../use-search";

export interface ToolbarProps {
  search: LocationsSearch;
  onChange: ChangeSearch;
  isPanelOpen: boolean;
  onTogglePanel: () => void;
  /** The id of the panel that the button opens. */
  panelId: string;
}

/** The row over the table. `/` goes to the search box. */
export function Toolbar({ search, onChange, isPanelOpen, onTogglePanel, panelId }: ToolbarProps) {
  const { locations } = useMessages();
  const row = useRef<HTMLDivElement>(null);
  const [text, setText] = useTypedText(search.q ?? "", (q) =>
    onChange({ q: q || undefined }, { replace: search.q !== undefined && q !== "" }),
  );
  useShortcuts({ "/": () => row.current?.querySelector<HTMLInputElement>("input")?.focus() });
  const active = activeFilters(search).length;
  return (
    <div ref={row} className="flex flex-wrap items-center gap-2">
      <div className="relative min-w-0 flex-1 basis-44 max-sm:basis-full">
        <SearchField
          label={locations.search.label}
          placeholder={locations.search.placeholder}
          value={text}
          onChange={setText}
          maxLength={200}
        />
        {text === "" && (
          <span
            className="pointer-events-none absolute top-1/2 right-2.5 hidden -translate-y-1/2 sm:block"
            aria-hidden="true"
          >
            <Kbd>/</Kbd>
          </span>
        )}
      </div>
      <Select
        label={locations.sort.label}
        hideLabel
        prefix={locations.sort.label}
        value={search.sort ?? SORTS[0]}
        onChange={(sort) => onChange({ sort: sort === SORTS[0] ? undefined : (sort as LocationSort) })}
        choices={SORTS.map((id) => ({ id, label: locations.sort[id] }))}
        className="min-w-0 flex-1 basis-36 sm:max-w-56"
      />
      <Button
        variant={active > 0 ? "primary" : "secondary"}
        onPress={onTogglePanel}
        aria-expanded={isPanelOpen}
        aria-controls={panelId}
        aria-label={active > 0 ? locations.filters.active(active) : undefined}
        icon={<SlidersHorizontal className="size-4" strokeWidth={1.5} aria-hidden="true" />}
        className="h-10 sm:h-9"
      >
        {locations.filters.button}
        {active > 0 && (
          <span
            className="numeric -mr-1 grid size-5 place-items-center rounded-full bg-on-primary/20 text-xs"
            aria-hidden="true"
          >
            {active}
          </span>
        )}
      </Button>
    </div>
  );
}
