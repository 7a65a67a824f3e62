// Rules of the screens of citations. Pure.
import { STATES } from "./search";
import type {
  Cell,
  Column,
  FieldComparison,
  FieldName,
  FieldState,
  Listing,
  ListingState,
  MatrixPage,
  MatrixRow,
  TaskState,
} from "./types";

/** The fields in the order in which they are shown. */
export const FIELDS = ["name", "address", "postcode", "phone"] as const satisfies readonly FieldName[];

/** Tiers of directories with their weights, the heaviest first. */
export const TIERS = [1, 2, 3, 4, 5] as const;
export const TIER_WEIGHTS = { 1: 10, 2: 5, 3: 3, 4: 2, 5: 1 } as const;

const ENDED: readonly TaskState[] = ["live", "rejected", "not_applicable"];

/** Returns true while something is left to do in a task. */
export const isTaskOpen = (state: TaskState) => !ENDED.includes(state);

/** Returns true for a result that a directory should correct. */
export const isDifferent = (state: FieldState) => state === "mismatch" || state === "incomplete";

/** The fields of a listing that should be corrected. */
export function differingFields(fields: readonly FieldComparison[]): FieldName[] {
  return FIELDS.filter((name) => fields.some(({ field, state }) => field === name && isDifferent(state)));
}

/** Columns of several pages, each once, the heaviest first. */
export function columnsOf(pages: readonly Pick<MatrixPage, "columns">[]): Column[] {
  const byId = new Map(
    pages.flatMap(({ columns }) => columns).map((column) => [column.directory_id, column]),
  );
  return [...byId.values()].sort((one, other) => one.tier - other.tier || one.name.localeCompare(other.name));
}

/** The cells of a row in the order of columns; undefined where a directory does not apply to the location. */
export function cellsOfRow(row: MatrixRow, columns: readonly Column[]): (Cell | undefined)[] {
  const cellsById = new Map(row.cells.map((cell) => [cell.directory_id, cell]));
  const applicable = new Set(row.applicable);
  return columns.map(({ directory_id }) => {
    const cell = cellsById.get(directory_id);
    if (cell || !applicable.has(directory_id)) return cell;
    // The answer leaves out unchecked cells.
    return { directory_id, state: "unchecked", score: null, is_stale: false, task_state: null };
  });
}

/** Number of listings by state, in the order of the legend; states without any are left out. */
export function countsOf(states: readonly ListingState[]): { state: ListingState; count: number }[] {
  return STATES.map((state) => ({ state, count: states.filter((each) => each === state).length })).filter(
    ({ count }) => count > 0,
  );
}

/** Order of the states in a list: actionable states first. */
const URGENCY: readonly ListingState[] = [
  "wrong",
  "unsure",
  "missing",
  "blocked",
  "unchecked",
  "correct",
  "not_applicable",
];

/** Listings with those first that need attention, and the heaviest directories first among these. */
export function byUrgency(listings: readonly Listing[]): Listing[] {
  return [...listings].sort(
    (one, other) =>
      URGENCY.indexOf(one.state) - URGENCY.indexOf(other.state) ||
      one.directory.tier - other.directory.tier ||
      one.directory.name.localeCompare(other.directory.name),
  );
}
