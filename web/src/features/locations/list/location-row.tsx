// One line of the table, one card of the narrow list, and both while they are being loaded.
// biome-ignore-all lint/a11y/useSemanticElements: rows placed one by one cannot be a <table>; the roles say what they are
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid takes the keys of its rows
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid the rows take the focus, their cells and heads do not
import { PanelRightOpen, Trash2 } from "lucide-react";
import { type CSSProperties, type MouseEvent, memo, use } from "react";
import { useMessages } from "@/lib/i18n";
import { cx } from "@/ui/cx";
import { RowAction } from "@/ui/row-action";
import { RowCheckbox } from "@/ui/row-checkbox";
import { Skeleton } from "@/ui/skeleton";
import { SlotsContext } from "../slots";
import type { Location } from "../types";
import { HealthCell, NameCell, RatingCell, StatusCell } from "./cells";
import { type Column, TRACKS } from "./columns";

/** Callbacks of a row. Stable between renders, so that rows render only when they change. */
export interface RowActions {
  toggle: (id: string, index: number, withShift: boolean) => void;
  open: (location: Location) => void;
  /** Undefined for members without the permission to delete. */
  remove?: (location: Location) => void;
  activate: (index: number) => void;
}

export interface RowProps {
  location: Location;
  /** Place in the list, from 0. */
  index: number;
  /** Pixels from the top of the list. */
  top: number;
  columns: readonly Column[];
  isSelected: boolean;
  /** The one row that Tab reaches. */
  isActive: boolean;
  /** True when the location is open beside the list. */
  isOpen: boolean;
  actions: RowActions;
}

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

const ROW =
  "absolute inset-x-0 top-0 border-b border-line outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus";

/** The open row has a bar at its edge, so that it differs from selected ones. */
function rowColor(isSelected: boolean, isOpen: boolean): string {
  return cx(
    isSelected ? "bg-primary-soft" : isOpen ? "bg-hover" : "bg-surface",
    isOpen && "shadow-[inset_3px_0_0_var(--color-primary)]",
  );
}

const cellClass = "flex min-w-0 items-center px-2";

/** Behavior of a row, independent of its look. */
const line = ({
  location,
  index,
  top,
  isSelected,
  isActive,
  isOpen,
  actions,
}: Omit<RowProps, "columns">) => ({
  role: "row",
  "aria-current": isOpen || undefined,
  "aria-rowindex": index + 2,
  "aria-selected": isSelected,
  "data-index": index,
  tabIndex: isActive ? 0 : -1,
  onFocus: () => actions.activate(index),
  onClick: (event: MouseEvent<HTMLElement>) => openByClick(event, location, actions),
  style: at(top),
});

/** A line of the table; its height is the list's `--row`. */
export const TableRow = memo(function TableRow({
  location,
  index,
  top,
  columns,
  isSelected,
  isActive,
  isOpen,
  actions,
}: RowProps) {
  return (
    <div
      {...line({ location, index, top, isSelected, isActive, isOpen, actions })}
      className={cx(ROW, TRACKS, "h-(--row)", rowColor(isSelected, isOpen), !isSelected && "hover:bg-hover")}
    >
      <div role="gridcell">
        <SelectBox {...{ location, index, isSelected, isActive, actions }} />
      </div>
      {columns.map((column) => (
        <div key={column.id} role="gridcell" className={cx(cellClass, "text-ink-muted", column.className)}>
          {column.cell(location)}
        </div>
      ))}
      <div role="gridcell" className="flex items-center justify-end pr-0.5 @4xl:pr-1.5">
        <Actions {...{ location, isActive, actions }} />
      </div>
    </div>
  );
});

/** Row as a card, for narrow screens. */
export const CardRow = memo(function CardRow({
  location,
  index,
  top,
  isSelected,
  isActive,
  isOpen,
  actions,
}: RowProps) {
  return (
    <div
      {...line({ location, index, top, isSelected, isActive, isOpen, actions })}
      className={cx(
        ROW,
        "flex h-(--row) items-start pr-1 pt-1.5 in-data-[rows=compact]:pt-0",
        rowColor(isSelected, isOpen),
      )}
    >
      <div role="gridcell" className="shrink-0">
        <SelectBox {...{ location, index, isSelected, isActive, actions }} />
      </div>
      <div role="gridcell" className="min-w-0 flex-1 pt-1">
        <NameCell location={location} />
        <span className="mt-2 grid grid-cols-2 items-start gap-x-3 text-xs in-data-[rows=compact]:mt-3 in-data-[rows=compact]:flex">
          <span className="flex flex-col items-start gap-0.5 in-data-[rows=compact]:contents">
            <StatusCell location={location} />
            <span className="in-data-[rows=compact]:order-last in-data-[rows=compact]:ml-auto in-data-[rows=compact]:pr-1">
              <RatingCell rating={location.rating} />
            </span>
          </span>
          <HealthCell location={location} />
        </span>
      </div>
      <div role="gridcell" className="grid shrink-0 grid-flow-col grid-rows-[2.25rem_2.25rem]">
        <Actions {...{ location, isActive, actions }} />
      </div>
    </div>
  );
});

function SelectBox({
  location,
  index,
  isSelected,
  isActive,
  actions,
}: Omit<RowProps, "top" | "columns" | "isOpen">) {
  const { table } = useMessages().locations;
  return (
    <RowCheckbox
      label={table.select_one(location.name)}
      isSelected={isSelected}
      tabIndex={isActive ? 0 : -1}
      onToggle={(withShift) => actions.toggle(location.id, index, withShift)}
    />
  );
}

/** Actions of a row. Details is a link, so that a middle click opens the location in a tab of its own. */
function Actions({ location, isActive, actions }: Pick<RowProps, "location" | "isActive" | "actions">) {
  const { table } = useMessages().locations;
  const slots = use(SlotsContext);
  const { remove } = actions;
  const tabIndex = isActive ? 0 : -1;
  return (
    <>
      {location.google_location_id !== null && slots.row && (
        <span className="row-span-2">{slots.row(location, tabIndex)}</span>
      )}
      <RowAction
        label={table.details(location.name)}
        href={`/dashboard/locations?location=${encodeURIComponent(location.id)}`}
        tabIndex={tabIndex}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          actions.open(location);
        }}
      >
        <PanelRightOpen {...ICON} />
      </RowAction>
      {remove && (
        <RowAction
          label={table.delete(location.name)}
          isDangerous
          tabIndex={tabIndex}
          onClick={() => remove(location)}
        >
          <Trash2 {...ICON} />
        </RowAction>
      )}
    </>
  );
}

/** A press anywhere on a row but on its controls opens it; one that ends a selection of text does not. */
function openByClick(event: MouseEvent, location: Location, actions: RowActions) {
  if (event.target instanceof Element && event.target.closest("a, button, input, label")) return;
  if (window.getSelection()?.isCollapsed === false) return;
  actions.open(location);
}

interface SkeletonProps {
  /** Absent outside the list. */
  top?: number;
  columns: readonly Column[];
}

/** A row whose location is loading; mirrors the layout of the real one. */
export const TableRowSkeleton = memo(function TableRowSkeleton({ top, columns }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      style={at(top)}
      className={cx(
        "h-(--row) items-center border-b border-line bg-surface",
        TRACKS,
        top !== undefined && ROW,
      )}
    >
      <Skeleton className="mx-auto size-4" />
      {columns.map(({ id }) =>
        id === "location" ? (
          <span key={id} className="flex flex-col gap-1.5 px-2">
            <Skeleton className="h-3 w-40 max-w-full" />
            <Skeleton className="h-2.5 w-56 max-w-full in-data-[rows=compact]:hidden" />
          </span>
        ) : (
          <Skeleton key={id} className={SHAPES[id] ?? "mx-2 h-3 w-16"} />
        ),
      )}
    </div>
  );
});

const SHAPES: Partial<Record<Column["id"], string>> = {
  status: "mx-2 h-5 w-20 rounded-full",
  rating: "mx-2 h-3 w-10",
  reviews: "mr-2 ml-auto h-3 w-10",
};

/** The card version of the skeleton. */
export const CardRowSkeleton = memo(function CardRowSkeleton({ top }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      style={at(top)}
      className={cx(
        "flex h-(--row) flex-col gap-2 border-b border-line bg-surface py-4 pr-4 pl-11 in-data-[rows=compact]:py-2.5",
        top !== undefined && ROW,
      )}
    >
      <Skeleton className="h-3.5 w-40" />
      <Skeleton className="h-3 w-56 max-w-full" />
      <Skeleton className="mt-2 h-5 w-48" />
    </div>
  );
});

function at(top: number | undefined): CSSProperties | undefined {
  return top === undefined ? undefined : { transform: `translateY(${top}px)` };
}
