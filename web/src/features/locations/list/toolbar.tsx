// Search, sort, the button of the filter panel, and the menus of the list.
import { Bookmark, Columns3, List, Map as MapIcon, SlidersHorizontal } from "lucide-react";
import { useRef } from "react";
import { useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { useShortcuts } from "@/lib/shortcuts";
import { useTypedText } from "@/lib/use-typed-text";
import { Button, IconButton } from "@/ui/button";
import { CompactLabel } from "@/ui/compact-label";
import { cx } from "@/ui/cx";
import { Kbd } from "@/ui/kbd";
import { lazyPart } from "@/ui/lazy-part";
import { MenuButton } from "@/ui/menu-button";
import { SearchField } from "@/ui/search-field";
import { Select } from "@/ui/select";
import { activeFilters, type LocationSort, type LocationsSearch, SORTS } from "../search";
import type { ChangeLocationsSearch } from "../use-search";
import { focusList } from "./focus-list";

const VIEWS_MENU = lazyPart(() => import("../views/views-menu"), "ViewsMenu");
const DISPLAY_MENU = lazyPart(() => import("./display-menu"), "DisplayMenu");

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

export interface ToolbarProps {
  search: LocationsSearch;
  onChange: ChangeLocationsSearch;
  isPanelOpen: boolean;
  onTogglePanel: () => void;
  /** The id of the panel that the button opens. */
  panelId: string;
}

/** The row over the table. `/` goes to the search box. */
export function Toolbar({ search, onChange, isPanelOpen, onTogglePanel, panelId }: ToolbarProps) {
  const { locations } = useMessages();
  const { tools } = locations;
  const row = useRef<HTMLDivElement>(null);
  const [text, setText] = useTypedText(search.q ?? "", (q) =>
    onChange({ q: q || undefined }, { replace: search.q !== undefined && q !== "" }),
  );
  useShortcuts({ "/": () => row.current?.querySelector<HTMLInputElement>("input")?.focus() });
  const active = activeFilters(search).length;
  const may = useMay();
  const hasMap = may("see_overview");
  const isMap = hasMap && search.view === "map";
  return (
    <div ref={row} className="flex flex-wrap items-center gap-2">
      <div className="relative min-w-64 flex-1 max-sm:min-w-0 max-sm:basis-44">
        <SearchField
          label={locations.search.label}
          placeholder={locations.search.placeholder}
          value={text}
          onChange={setText}
          onKeyDown={(event) => {
            const toList = event.key === "ArrowDown" || event.key === "Enter";
            if (toList) focusList();
            else if (event.key === "Escape" && text === "") (event.target as HTMLElement).blur();
            else event.continuePropagation();
          }}
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
      {!isMap && (
        <Select
          label={locations.sort.label}
          hideLabel
          prefix={locations.sort.label}
          value={search.sort ?? SORTS[0]}
          onChange={(sort) => onChange({ sort: sort === SORTS[0] ? undefined : (sort as LocationSort) })}
          choices={SORTS.map((id) => ({ id, label: locations.sort[id] }))}
          className={cx(
            "min-w-0 flex-1 basis-36 max-sm:order-1 sm:max-w-56",
            !isPanelOpen && "max-sm:hidden",
          )}
        />
      )}
      <Button
        onPress={onTogglePanel}
        aria-expanded={isPanelOpen}
        aria-controls={panelId}
        aria-label={active > 0 ? locations.filters.active(active) : undefined}
        icon={<SlidersHorizontal {...ICON} />}
        className="h-11 max-sm:px-3 sm:h-9"
      >
        <CompactLabel>{locations.filters.button}</CompactLabel>
        {active > 0 && (
          <span
            className="numeric -mr-1 grid size-5 place-items-center rounded-full bg-primary text-xs text-on-primary"
            aria-hidden="true"
          >
            {active}
          </span>
        )}
      </Button>
      <div
        className={cx(
          "flex items-center gap-2 max-sm:order-1",
          isMap ? "max-sm:w-full" : !isPanelOpen && "max-sm:hidden",
        )}
      >
        <MenuButton
          menu={VIEWS_MENU}
          button={
            <Button icon={<Bookmark {...ICON} />} className="h-11 sm:h-9">
              {tools.views}
            </Button>
          }
        />
        {hasMap && (
          <fieldset aria-label={tools.shown_as} className="flex max-sm:ml-auto">
            {([false, true] as const).map((map) => {
              const Icon = map ? MapIcon : List;
              return (
                <button
                  key={String(map)}
                  type="button"
                  aria-label={map ? tools.map : tools.list}
                  title={map ? tools.map : tools.list}
                  aria-pressed={isMap === map}
                  onClick={() => onChange({ view: map ? "map" : undefined })}
                  className={cx(
                    "focus-ring grid h-10 w-9 place-items-center border border-line-strong transition-colors focus-visible:z-10 sm:h-9",
                    map ? "-ml-px rounded-r-md" : "rounded-l-md",
                    isMap === map
                      ? "bg-primary-soft text-link"
                      : "bg-surface text-ink-muted hover:bg-sunken hover:text-ink",
                  )}
                >
                  <Icon {...ICON} />
                </button>
              );
            })}
          </fieldset>
        )}
        {!isMap && (
          <MenuButton
            menu={DISPLAY_MENU}
            button={
              <IconButton label={tools.display}>
                <Columns3 {...ICON} />
              </IconButton>
            }
          />
        )}
      </div>
    </div>
  );
}
