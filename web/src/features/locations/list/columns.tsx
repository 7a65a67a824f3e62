// The columns of the table. The server sorts, filters and pages, so a column is only a head and a cell.
import type { ReactNode } from "react";
import { useFormat } from "@/lib/i18n";
import type { Messages } from "@/messages/en";
import type { LocationSort } from "../search";
import type { Location } from "../types";
import { HealthCell, LastSyncCell, NameCell, RatingCell, StatusCell } from "./cells";

export interface Column {
  id: Extract<
    keyof Messages["locations"]["table"],
    "location" | "status" | "health" | "rating" | "reviews" | "last_sync"
  >;
  /** The sort that a press on its head asks for. */
  sort?: LocationSort;
  cell: (location: Location) => ReactNode;
  className?: string;
}

function Reviews({ count }: { count: number }) {
  return useFormat().number(count);
}

/** Hidden where the room is short, for the head and the cells alike. */
const ROOMY = "hidden @4xl:flex";

/** Between the checkbox and the actions. */
export const COLUMNS: readonly Column[] = [
  { id: "location", sort: "name", cell: (location) => <NameCell location={location} /> },
  { id: "status", cell: (location) => <StatusCell location={location} /> },
  { id: "health", cell: ({ health, issues }) => <HealthCell health={health} issues={issues} /> },
  { id: "rating", sort: "rating", cell: ({ rating }) => <RatingCell rating={rating} /> },
  {
    id: "reviews",
    sort: "reviews",
    cell: ({ reviews }) => <Reviews count={reviews} />,
    className: "numeric justify-end pr-4 text-right @4xl:pr-8",
  },
  {
    id: "last_sync",
    sort: "last_sync",
    cell: ({ last_sync }) => <LastSyncCell time={last_sync} />,
    className: ROOMY,
  },
];

/** Checkbox, the columns, actions: the same tracks for the head, the rows and the skeletons. */
export const TRACKS =
  "grid grid-cols-[2.75rem_minmax(0,1fr)_7.25rem_6.75rem_5.25rem_5.5rem_2.75rem] @4xl:grid-cols-[2.75rem_minmax(0,1fr)_8.5rem_9rem_7rem_7rem_8rem_3.25rem]";

/** Which way a sort runs, for `aria-sort`. */
export function direction(sort: LocationSort): "ascending" | "descending" {
  return sort === "name" || sort === "city" ? "ascending" : "descending";
}
