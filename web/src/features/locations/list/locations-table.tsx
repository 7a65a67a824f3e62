// The list itself: only the rows in sight are in the page, however long it is.
// biome-ignore-all lint/a11y/useSemanticElements: rows placed one by one cannot be a <table>; the roles say what they are
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid the rows take the focus, their cells and heads do not
import { ArrowDown, ArrowUp } from "lucide-react";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { cx } from "@/ui/cx";
import { RowCheckbox } from "@/ui/row-checkbox";
import type { LocationSort } from "../search";
import type { Location } from "../types";
import { direction, TRACKS } from "./columns";
import { CardRow, CardRowSkeleton, type RowActions, TableRow, TableRowSkeleton } from "./location-row";
import { isSelected, type Selection } from "./selection";
import type { Layout } from "./use-layout";
import { useVirtualRows } from "./use-virtual-rows";

/** Number of rows below the last visible one at which the next page is loaded. */
const FETCH_AHEAD = 120;

export interface LocationsTableProps {
  rows: readonly Location[];
  /** Total number of rows; those not loaded yet are drawn as skeletons. */
  count: number;
  layout: Layout;
  sort: LocationSort;
  onSort: (sort: LocationSort) => void;
  selection: Selection;
  header: "all" | "some" | "none";
  onToggleAll: () => void;
  activeIndex: number;
  /** Location that is open beside the list; keys that move along the rows move it, too. */
  openId: string | undefined;
  actions: RowActions;
  /** Rows of an older question, shown until the answer is here. */
  isStale: boolean;
  onNeedMore: () => void;
}

/** Keys on a row: j/k or arrows move (with an open panel also the panel), x or space selects, Enter opens, Delete deletes, Home and End jump. */
export function LocationsTable(props: LocationsTableProps) {
  const { rows, count, layout, selection, activeIndex, openId, actions, isStale, onNeedMore } = props;
  const { table } = useMessages().locations;
  const body = useRef<HTMLDivElement>(null);
  const { items, last, height, scrollTo } = useVirtualRows(body, count, layout.rowHeight, activeIndex);
  const needsAfter = rows.length < count && last + FETCH_AHEAD >= rows.length ? rows.length : null;
  useEffect(() => {
    if (needsAfter !== null) onNeedMore();
  }, [needsAfter, onNeedMore]);

  const openIndex = openId === undefined ? -1 : rows.findIndex(({ id }) => id === openId);
  const showOpen = useEffectEvent(() => {
    if (openIndex < 0) return;
    actions.activate(openIndex);
    scrollTo(openIndex);
  });
  const isListed = openIndex >= 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each open location, and when the rows change their height
  useEffect(() => {
    if (!isListed) return;
    // The panel beside the list narrows it; where the rows are is known after that.
    const frame = requestAnimationFrame(() => showOpen());
    return () => cancelAnimationFrame(frame);
  }, [openId, isListed, layout.rowHeight]);

  const moveTo = (index: number) => {
    const target = Math.max(0, Math.min(index, rows.length - 1));
    const location = rows[target];
    if (openId !== undefined && location) actions.open(location);
    actions.activate(target);
    scrollTo(target);
    requestAnimationFrame(() => {
      body.current?.querySelector<HTMLElement>(`[data-index="${target}"]`)?.focus({ preventScroll: true });
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const location = rows[activeIndex];
    const target = destination(event.key, activeIndex, rows.length - 1);
    const isOnRow = event.target instanceof HTMLElement && event.target.dataset.index !== undefined;
    if (target !== null) moveTo(target);
    else if (location && (event.key === "x" || (event.key === " " && isOnRow))) {
      actions.toggle(location.id, activeIndex, event.shiftKey);
    } else if (location && event.key === "Enter" && isOnRow) actions.open(location);
    else if (location && event.key === "Delete" && isOnRow) actions.remove?.(location);
    else return;
    event.preventDefault();
  };

  const isTable = layout.kind === "table";
  const Row = isTable ? TableRow : CardRow;
  const Placeholder = isTable ? TableRowSkeleton : CardRowSkeleton;
  return (
    <div
      role="grid"
      aria-label={table.label}
      aria-rowcount={count + 1}
      aria-multiselectable="true"
      aria-busy={isStale}
      onKeyDown={onKeyDown}
      data-slot="locations"
    >
      {isTable ? <HeaderRow {...props} /> : <CardsHeader {...props} />}
      <div
        ref={body}
        role="rowgroup"
        style={{ height }}
        className={cx("relative transition-opacity duration-150", isStale && "opacity-60")}
      >
        {items.map(({ index, top }) => {
          const location = rows[index];
          if (!location) return <Placeholder key={index} top={top} columns={layout.columns} />;
          return (
            <Row
              key={location.id}
              location={location}
              index={index}
              top={top}
              columns={layout.columns}
              isSelected={isSelected(selection, location.id)}
              isActive={index === activeIndex}
              isOpen={location.id === openId}
              actions={actions}
            />
          );
        })}
      </div>
    </div>
  );
}

/** Returns the row that a key moves to from row `at`; null for other keys. */
export function destination(key: string, at: number, last: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return Math.max(last, 0);
  if (key === "j" || key === "ArrowDown") return Math.max(Math.min(at + 1, last), 0);
  if (key === "k" || key === "ArrowUp") return Math.max(at - 1, 0);
  return null;
}

function HeaderRow({ sort, onSort, header, onToggleAll, layout }: LocationsTableProps) {
  const { table } = useMessages().locations;
  return (
    <div role="rowgroup" className="sticky top-14 z-10">
      <div
        role="row"
        aria-rowindex={1}
        className={cx(
          "h-10 items-center rounded-t-lg border-b border-line-strong bg-sunken text-xs font-medium text-ink-muted",
          TRACKS,
        )}
      >
        <div role="columnheader" className="-my-0.5" aria-label={table.select}>
          <RowCheckbox
            label={table.select_all}
            isSelected={header === "all"}
            isIndeterminate={header === "some"}
            onToggle={onToggleAll}
          />
        </div>
        {layout.columns.map(({ id, sort: by, className }) => (
          <div
            key={id}
            role="columnheader"
            aria-sort={by === sort ? direction(by) : undefined}
            className={cx("flex min-w-0 items-center px-2", className)}
          >
            {by ? (
              <button
                type="button"
                onClick={() => onSort(by)}
                className={cx(
                  "focus-ring -mx-1 inline-flex h-6 items-center gap-1 rounded-sm px-1 hover:text-ink",
                  by === sort && "text-ink",
                )}
              >
                {table[id]}
                {by === sort && <SortArrow by={by} />}
              </button>
            ) : (
              table[id]
            )}
          </div>
        ))}
        <div role="columnheader">
          <span className="sr-only">{table.actions}</span>
        </div>
      </div>
    </div>
  );
}

/** Cards have no columns to name, but all of them can be selected, too. */
function CardsHeader({ header, onToggleAll }: LocationsTableProps) {
  const { table } = useMessages().locations;
  return (
    <div role="rowgroup" className="sticky top-14 z-10">
      <div
        role="row"
        aria-rowindex={1}
        className="rounded-t-lg border-b border-line-strong bg-sunken text-xs font-medium text-ink-muted"
      >
        <div role="columnheader">
          <RowCheckbox
            label={table.select_all}
            isSelected={header === "all"}
            isIndeterminate={header === "some"}
            onToggle={onToggleAll}
          >
            {table.select_all}
          </RowCheckbox>
        </div>
      </div>
    </div>
  );
}

function SortArrow({ by }: { by: LocationSort }) {
  const Arrow = direction(by) === "ascending" ? ArrowUp : ArrowDown;
  return <Arrow className="size-3.5" strokeWidth={1.75} aria-hidden="true" />;
}

/** The line under the list: how many rows are loaded while some are not; announces how many are selected. */
export function TableFooter({
  loaded,
  count,
  selected,
}: {
  loaded: number;
  count: number;
  selected: number;
}) {
  const { table } = useMessages().locations;
  const format = useFormat();
  return (
    <footer
      className={cx(
        "numeric sticky bottom-(--bottom-bar) z-10 flex min-h-10 flex-wrap items-center gap-x-4 gap-y-1 rounded-b-lg border-t border-line bg-sunken px-4 py-2 text-xs text-ink-muted",
        // The keys are for wide screens; without them nothing may be left to say.
        loaded >= count && "max-lg:sr-only max-lg:min-h-0",
      )}
    >
      {loaded < count && <span>{table.loaded(loaded, format.number(loaded))}</span>}
      {/* The bulk bar shows the number; this line announces it. */}
      <span aria-live="polite" className="sr-only">
        {selected > 0 && table.selected(selected, format.number(selected))}
      </span>
      <span className="ml-auto hidden text-ink-faint lg:inline">{table.shortcuts}</span>
    </footer>
  );
}
