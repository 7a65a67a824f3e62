// The list in its frame: loading, failed, empty, or rows with selection.
import {
  type CSSProperties,
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { useShortcuts } from "@/lib/shortcuts";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { isNarrowed, type LocationSort, type LocationsSearch, SORTS } from "../search";
import { SlotsContext } from "../slots";
import type { Location } from "../types";
import type { ChangeLocationsSearch } from "../use-search";
import { BulkBar } from "./bulk-bar";
import { CardRowSkeleton, type RowActions, TableRowSkeleton } from "./location-row";
import { LocationsTable, TableFooter } from "./locations-table";
import { type Look, ShowsLabels } from "./look";
import {
  EMPTY_SELECTION,
  EVERYTHING,
  headerState,
  type Selection,
  selectedCount,
  stillThere,
  toggled,
  withRange,
} from "./selection";
import { type Layout, useListLayout } from "./use-layout";
import type { useLocations } from "./use-locations";

export interface LocationListProps {
  search: LocationsSearch;
  onChange: ChangeLocationsSearch;
  onClearFilters: () => void;
  locations: ReturnType<typeof useLocations>;
  look: Look;
  onOpen: (location: Location) => void;
  /** Location that is open beside the list. */
  openId: string | undefined;
  /** Undefined for members without the permission to delete. */
  onRemove?: (location: Location) => void;
  /** The buttons of the empty list: import, add. */
  firstSteps: ReactNode;
}

/** Content below the filters. */
export function LocationList(props: LocationListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { list, rows } = props.locations;
  const { row } = use(SlotsContext);
  const hasMore = useMemo(
    () => row !== undefined && rows.some(({ google_location_id: google }) => google !== null),
    [row, rows],
  );
  const layout = useListLayout(frame, props.look, hasMore ? 3 : 2);
  const sizes = { "--tracks": layout.tracks, "--row": `${layout.rowHeight}px` } as CSSProperties;
  return (
    <ShowsLabels value={props.look.columns.includes("labels")}>
      <div ref={frame} className="@container scroll-mt-20" data-rows={layout.density} style={sizes}>
        {list.isPending ? (
          <ListSkeleton layout={layout} />
        ) : rows.length > 0 ? (
          <Rows {...props} layout={layout} frame={frame} />
        ) : (
          <Card>
            <NoRows {...props} />
          </Card>
        )}
      </div>
    </ShowsLabels>
  );
}

/** Reason for the empty list, and the next step. */
function NoRows({ search, onClearFilters, locations, firstSteps }: LocationListProps) {
  const messages = useMessages();
  const { empty, table, filters } = messages.locations;
  const { list } = locations;
  const slots = use(SlotsContext);
  if (list.isError) {
    return (
      <EmptyState
        title={table.failed}
        text={problemText(list.error, messages)}
        actions={
          <Button isPending={list.isFetching} onPress={() => void list.refetch()}>
            {messages.ui.retry}
          </Button>
        }
      />
    );
  }
  if (isNarrowed(search)) {
    return (
      <EmptyState
        title={empty.no_match}
        text={empty.no_match_text}
        actions={<Button onPress={onClearFilters}>{filters.clear}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={empty.none}
      text={!firstSteps ? empty.none_read_only : slots.firstSteps ? empty.none_text_google : empty.none_text}
      actions={firstSteps}
    />
  );
}

function Rows({
  onChange,
  locations,
  onOpen,
  openId,
  onRemove,
  layout,
  frame,
}: LocationListProps & { layout: Layout; frame: RefObject<HTMLDivElement | null> }) {
  const messages = useMessages();
  const { table } = messages.locations;
  const { list, counted, filters, sort, rows, ids, count, loadMore } = locations;
  const [chosen, setSelection] = useSelection(filters);
  const selection = useMemo(() => stillThere(chosen, ids), [chosen, ids]);
  const [activeIndex, setActiveIndex] = useState(0);
  const actions = useRowActions(ids, setSelection, setActiveIndex, onOpen, onRemove);
  const matching = counted.data?.count ?? count;
  const selected = selectedCount(selection, matching);
  const clear = () => setSelection(EMPTY_SELECTION);
  const enter = () => focusRow(frame.current, activeIndex);
  // An open panel takes these keys.
  useShortcuts(openId === undefined ? { Escape: clear, j: enter, k: enter } : {});
  const onSort = (by: LocationSort) => {
    onChange({ sort: by === SORTS[0] ? undefined : by });
    frame.current?.scrollIntoView({ block: "nearest" });
  };
  const header = headerState(selection, ids);

  return (
    <>
      <div className="overflow-clip rounded-lg border border-line bg-surface shadow-sm">
        <LocationsTable
          rows={rows}
          count={count}
          layout={layout}
          sort={sort}
          onSort={onSort}
          selection={selection}
          header={header}
          onToggleAll={() =>
            setSelection(header === "all" ? EMPTY_SELECTION : { kind: "rows", ids: new Set(ids) })
          }
          activeIndex={Math.min(activeIndex, Math.max(rows.length - 1, 0))}
          openId={openId}
          actions={actions}
          isStale={list.isPlaceholderData}
          onNeedMore={loadMore}
        />
        {list.isFetchNextPageError && (
          <Banner
            kind="error"
            className="m-3"
            actions={
              <Button size="sm" onPress={() => void list.fetchNextPage()}>
                {messages.ui.retry}
              </Button>
            }
          >
            {table.more_failed} {problemText(list.error, messages)}
          </Banner>
        )}
        <TableFooter loaded={rows.length} count={Math.max(matching, rows.length)} selected={selected} />
      </div>
      <BulkBar
        selection={selection}
        selected={selected}
        matching={matching}
        canSelectMatching={selection.kind === "rows" && header === "all" && matching > rows.length}
        onSelectMatching={() => setSelection(EVERYTHING)}
        onClear={clear}
        filters={filters}
        sort={sort}
        rows={rows}
      />
    </>
  );
}

function ListSkeleton({ layout }: { layout: Layout }) {
  const { table } = useMessages().locations;
  const isTable = layout.kind === "table";
  const Row = isTable ? TableRowSkeleton : CardRowSkeleton;
  return (
    <div aria-busy="true" className="overflow-hidden rounded-lg border border-line bg-surface shadow-sm">
      <span role="status" className="sr-only">
        {table.loading}
      </span>
      {isTable && <div className="h-10 border-b border-line-strong bg-sunken" />}
      {[0, 1, 2, 3, 4].map((row) => (
        <Row key={row} columns={layout.columns} />
      ))}
      <div className="h-10 bg-sunken" />
    </div>
  );
}

/** The selection; rows hidden by a filter are deselected. */
function useSelection(filters: object): [Selection, Dispatch<SetStateAction<Selection>>] {
  const [selection, setSelection] = useState<Selection>(EMPTY_SELECTION);
  const [seen, setSeen] = useState(filters);
  if (seen !== filters) {
    setSeen(filters);
    setSelection(EMPTY_SELECTION);
  }
  return [selection, setSelection];
}

function useRowActions(
  ids: readonly string[],
  setSelection: Dispatch<SetStateAction<Selection>>,
  setActiveIndex: (index: number) => void,
  onOpen: (location: Location) => void,
  onRemove: ((location: Location) => void) | undefined,
): RowActions {
  const latest = useRef({ ids, onOpen, onRemove, lastToggled: 0 });
  useEffect(() => {
    latest.current.ids = ids;
    latest.current.onOpen = onOpen;
    latest.current.onRemove = onRemove;
  }, [ids, onOpen, onRemove]);
  const mayRemove = onRemove !== undefined;
  return useMemo(
    () => ({
      toggle: (id, index, withShift) => {
        const { ids: loaded, lastToggled } = latest.current;
        latest.current.lastToggled = index;
        const [from, to] = lastToggled < index ? [lastToggled, index] : [index, lastToggled];
        setSelection((before) =>
          withShift ? withRange(before, loaded.slice(from, to + 1)) : toggled(before, id),
        );
      },
      open: (location) => latest.current.onOpen(location),
      remove: mayRemove ? (location) => latest.current.onRemove?.(location) : undefined,
      activate: setActiveIndex,
    }),
    [mayRemove, setSelection, setActiveIndex],
  );
}

function focusRow(frame: HTMLElement | null, index: number) {
  frame?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus();
}
