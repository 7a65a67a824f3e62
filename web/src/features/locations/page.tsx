// The locations screen.
import { getRouteApi } from "@tanstack/react-router";
import { FileUp, Plus } from "lucide-react";
import { Suspense, use, useId, useMemo, useState } from "react";
import { useMessages } from "@/lib/i18n";
import { may } from "@/lib/may";
import { useTitle } from "@/lib/title";
import { useAhead } from "@/lib/use-ahead";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { Button } from "@/ui/button";
import { lazyPart } from "@/ui/lazy-part";
import { useHasSideRoom } from "@/ui/side-panel";
import { CardSkeleton } from "@/ui/skeleton";
import { FilterPills } from "./list/filter-pills";
import { ListHeader } from "./list/list-header";
import { LocationList } from "./list/location-list";
import { useLook } from "./list/look";
import { SummaryCards } from "./list/summary-cards";
import { Toolbar } from "./list/toolbar";
import { type ToolDialog, ToolsContext } from "./list/tools";
import { useExport } from "./list/use-export";
import { useLocations } from "./list/use-locations";
import { isNarrowed, NO_FILTERS } from "./search";
import { SlotsContext } from "./slots";
import type { Location } from "./types";
import { useLocationsSearch } from "./use-search";

// Each dialog is loaded when it is first opened.
const AddDialog = lazyPart(() => import("./add/add-dialog"), "AddDialog").Part;
const ToolDialogs = lazyPart(() => import("./list/tool-dialogs"), "ToolDialogs").Part;
const LocationsMap = lazyPart(() => import("./map/locations-map"), "LocationsMap").Part;
const FilterPanel = lazyPart(() => import("./list/filter-panel"), "FilterPanel").Part;
const RemoveDialog = lazyPart(() => import("./list/remove-dialog"), "RemoveDialog").Part;

const DRAWER = lazyPart(() => import("./drawer/location-drawer"), "LocationDrawer");

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;
const dashboard = getRouteApi("/dashboard");

/** /dashboard/locations. */
export function LocationsPage() {
  const slots = use(SlotsContext);
  const { locations: words } = useMessages();
  useTitle(words.title);
  const { me } = dashboard.useRouteContext();
  const [search, change] = useLocationsSearch();
  const isMap = search.view === "map" && may(me, "see_overview");
  const locations = useLocations(search, !isMap);
  const exporting = useExport();
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [leaving, setLeaving] = useState<Location | null>(null);
  const panelId = useId();
  const hasAdded = useHasBeenTrue(search.add === true);
  useAhead(DRAWER.load);
  const isBeside = useHasSideRoom();
  const hasOpened = useHasBeenTrue(search.location !== undefined);
  const hasRemoved = useHasBeenTrue(leaving !== null);
  const canEdit = may(me, "change_locations");
  const canAdd = may(me, "add_locations");
  const canImport = may(me, "import_locations");
  const seesWork = may(me, "see_work");
  const [look, onLook] = useLook();
  const [dialog, onOpen] = useState<ToolDialog | null>(null);
  const hasDialog = useHasBeenTrue(dialog !== null);
  const count = locations.counted.data;
  const isEmpty = count?.total === 0 && !isMap;
  const { filters, sort } = locations;
  const matching = count?.count ?? 0;
  const { mutate: exportRows, isPending: isExporting } = exporting;
  const tools = useMemo(() => {
    const onExport =
      matching === 0 || isExporting
        ? undefined
        : () => exportRows({ scope: { filters, except: [], sort }, count: matching });
    return { search, onChange: change, look, onLook, canEdit, onOpen, onExport };
  }, [search, change, look, onLook, canEdit, exportRows, isExporting, filters, sort, matching]);
  const clearFilters = () => change(NO_FILTERS);
  const importButton = (
    <Button
      variant={slots.firstSteps ? "secondary" : "primary"}
      onPress={() => change({ import: "new" })}
      icon={<FileUp {...ICON} />}
    >
      {words.import_csv}
    </Button>
  );
  const addButton = (variant: "primary" | "secondary") => (
    <Button variant={variant} onPress={() => change({ add: true })} icon={<Plus {...ICON} />}>
      {words.add}
    </Button>
  );
  return (
    <ToolsContext value={tools}>
      <div className="flex flex-col gap-4 pb-16 sm:gap-5">
        <ListHeader onAdd={canAdd ? () => change({ add: true }) : undefined} isEmpty={isEmpty} />
        {seesWork && slots.progress}
        {!isMap && !isEmpty && (
          <SummaryCards filters={filters} all={isNarrowed(search) ? count?.total : undefined} />
        )}
        <div className="flex flex-col gap-3">
          {!isEmpty && (
            <>
              <Toolbar
                search={search}
                onChange={change}
                isPanelOpen={isPanelOpen}
                onTogglePanel={() => setPanelOpen(!isPanelOpen)}
                panelId={panelId}
              />
              {isPanelOpen && (
                <Suspense fallback={<CardSkeleton className="h-46" />}>
                  <FilterPanel id={panelId} search={search} onChange={change} onClear={clearFilters} />
                </Suspense>
              )}
              <FilterPills
                search={search}
                onChange={change}
                onClear={clearFilters}
                hasClearButton={isPanelOpen || (!isMap && count?.count === 0)}
                count={count}
                start={seesWork && slots.hint}
              />
            </>
          )}
          {isMap ? (
            <Suspense fallback={<CardSkeleton className="h-[36rem]" />}>
              <LocationsMap filters={locations.filters} />
            </Suspense>
          ) : (
            <LocationList
              search={search}
              onChange={change}
              onClearFilters={clearFilters}
              locations={locations}
              look={look}
              onOpen={({ id }) =>
                change({ location: id, field: undefined }, { replace: search.location !== undefined })
              }
              openId={isBeside ? search.location : undefined}
              onRemove={may(me, "delete_locations") ? setLeaving : undefined}
              firstSteps={
                canAdd && (
                  <>
                    {slots.firstSteps}
                    {canImport && importButton}
                    {addButton(slots.firstSteps || canImport ? "secondary" : "primary")}
                  </>
                )
              }
            />
          )}
        </div>
        <Suspense>
          {hasOpened && (
            <DRAWER.Part
              search={search}
              onChange={change}
              canEdit={canEdit}
              ids={locations.ids}
              onNeedMore={locations.loadMore}
            />
          )}
        </Suspense>
        <Suspense>
          {hasDialog && <ToolDialogs open={dialog} onClose={() => onOpen(null)} />}
          {hasRemoved && <RemoveDialog location={leaving} onClose={() => setLeaving(null)} />}
        </Suspense>
        {canAdd && hasAdded && (
          <Suspense>
            <AddDialog
              isOpen={search.add === true}
              onClose={() => change({ add: undefined }, { replace: true })}
              onOpen={(id) => change({ location: id })}
              country={me.organisation?.default_country ?? null}
            />
          </Suspense>
        )}
        {slots.dialogs}
      </div>
    </ToolsContext>
  );
}
