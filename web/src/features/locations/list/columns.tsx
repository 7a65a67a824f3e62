// The columns of the table. The server sorts, filters and pages, so a column is only a head and a cell.
import type { ReactNode } from "react";
import { useFormat } from "@/lib/i18n";
import { phoneText } from "../phone";
import type { LocationSort } from "../search";
import type { Location } from "../types";
import { CategoryCell, HealthCell, LastSyncCell, NameCell, RatingCell, StatusCell, TextCell } from "./cells";
import type { ColumnChoice } from "./look";

export interface Column {
  id: "location" | Exclude<ColumnChoice, "labels">;
  /** The sort that a press on its head asks for. */
  sort?: LocationSort;
  cell: (location: Location) => ReactNode;
  className?: string;
  /** Minimum and preferred width in pixels; the name takes the remaining width. */
  width: readonly [tight: number, roomy: number];
}

function Reviews({ count }: { count: number }) {
  return useFormat().number(count);
}

const COLUMNS: readonly Column[] = [
  {
    id: "location",
    sort: "name",
    cell: (location) => <NameCell location={location} />,
    width: [140, 240],
  },
  { id: "status", cell: (location) => <StatusCell location={location} />, width: [124, 148] },
  {
    id: "health",
    sort: "health",
    cell: (location) => <HealthCell location={location} />,
    // Room for "2/3 · 12 problèmes".
    width: [144, 160],
  },
  { id: "rating", sort: "rating", cell: ({ rating }) => <RatingCell rating={rating} />, width: [96, 108] },
  {
    id: "reviews",
    sort: "reviews",
    cell: ({ reviews }) => <Reviews count={reviews} />,
    className: "numeric justify-end pr-4 text-right @4xl:pr-8",
    width: [80, 112],
  },
  {
    id: "last_sync",
    sort: "last_sync",
    cell: ({ last_sync }) => <LastSyncCell time={last_sync} />,
    width: [120, 128],
  },
  { id: "category", cell: ({ category }) => <CategoryCell text={category} />, width: [120, 160] },
  {
    id: "phone",
    cell: ({ phone, phone_e164 }) => <TextCell text={phone && phoneText(phone, phone_e164)} />,
    width: [128, 152],
  },
  {
    id: "website",
    cell: ({ website }) => <TextCell text={website?.replace(/^https?:\/\/(www\.)?|\/$/g, "") ?? null} />,
    width: [140, 180],
  },
  { id: "external_id", cell: ({ external_id }) => <TextCell text={external_id} />, width: [96, 120] },
];

const TIGHT_INDEX = 0;
const ROOMY_INDEX = 1;
const CHECKBOX = 44;
/** Width of the actions of a row, two of them or three. */
const ACTIONS = { 2: [76, 84], 3: [112, 120] } as const;

/** Number of actions in a row. */
export type ActionCount = keyof typeof ACTIONS;

/** The chosen columns that `width` pixels have room for, if need be at their least width; the last give way first. */
export function fittingColumns(
  chosen: readonly ColumnChoice[],
  width: number,
  actions: ActionCount = 2,
): readonly Column[] {
  let room = width - CHECKBOX - ACTIONS[actions][TIGHT_INDEX];
  return COLUMNS.filter(({ id, width }) => {
    if (id !== "location" && !chosen.includes(id)) return false;
    room -= width[TIGHT_INDEX];
    return room >= 0 || id === "location";
  });
}

/** Returns the grid tracks of a row: checkbox, columns, actions; shared by head, rows and skeletons. */
export function tracksOf(columns: readonly Column[], width: number, actions: ActionCount = 2): string {
  const ends = CHECKBOX + ACTIONS[actions][ROOMY_INDEX];
  const full = columns.reduce((sum, column) => sum + column.width[ROOMY_INDEX], ends);
  const at = full <= width ? ROOMY_INDEX : TIGHT_INDEX;
  const tracks = columns.map(({ id, width }) => (id === "location" ? "minmax(0,1fr)" : `${width[at]}px`));
  return `${CHECKBOX}px ${tracks.join(" ")} ${ACTIONS[actions][at]}px`;
}

/** The grid of a row; `--tracks` and `--row` come from the list around it. */
export const TRACKS = "grid grid-cols-(--tracks)";

/** Returns the direction of a sort, for `aria-sort`. */
export function direction(sort: LocationSort): "ascending" | "descending" {
  return sort === "name" || sort === "city" || sort === "health" ? "ascending" : "descending";
}
