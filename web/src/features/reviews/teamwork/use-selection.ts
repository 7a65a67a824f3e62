// The selected reviews of the list: some by id, or all that the filters let through.
import { useState } from "react";

/** Selected reviews. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** True when all reviews that match the filters are selected, also those that are not loaded. */
  isMatching: boolean;
}

/** Maximum number of reviews that are selected one by one. */
export const MAX_SELECTED = 200;

const EMPTY_SELECTION: Selection = { ids: new Set(), isMatching: false };

interface State {
  key: string;
  selection: Selection;
  /** Row that was toggled last, where a range begins. */
  last: string | undefined;
}

/** Selection in the list of one address; another address begins without one. */
export function useSelection(key: string, rows: readonly { id: string }[]) {
  const [state, setState] = useState<State>({ key, selection: EMPTY_SELECTION, last: undefined });
  const { selection, last } = state.key === key ? state : { selection: EMPTY_SELECTION, last: undefined };
  const put = (next: Selection, from?: string) => setState({ key, selection: next, last: from });
  const toggle = (id: string, withShift: boolean) => {
    const ids = selection.isMatching ? new Set(rows.map((row) => row.id)) : new Set(selection.ids);
    const range = withShift ? rangeOf(rows, last, id) : [];
    if (range.length > 0) for (const each of range) ids.add(each);
    else if (!ids.delete(id)) ids.add(id);
    put({ ids: new Set([...ids].slice(0, MAX_SELECTED)), isMatching: false }, id);
  };
  return {
    selection,
    isSelected: (id: string) => selection.isMatching || selection.ids.has(id),
    toggle,
    selectMatching: () => put({ ids: new Set(), isMatching: true }),
    clear: () => put(EMPTY_SELECTION),
  };
}

/** Returns the ids of the rows between two rows, in either order. */
export function rangeOf(
  rows: readonly { id: string }[],
  from: string | undefined,
  to: string,
): readonly string[] {
  const places = [from, to].map((id) => rows.findIndex((row) => row.id === id));
  if (places.includes(-1)) return [];
  return rows.slice(Math.min(...places), Math.max(...places) + 1).map(({ id }) => id);
}
