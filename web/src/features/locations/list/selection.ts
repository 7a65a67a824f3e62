// Selection of rows: by id, or all matches of the filters with exceptions.

export type Selection =
  | { kind: "rows"; ids: ReadonlySet<string> }
  | { kind: "matching"; except: ReadonlySet<string> };

export const EMPTY_SELECTION: Selection = { kind: "rows", ids: new Set() };
export const EVERYTHING: Selection = { kind: "matching", except: new Set() };

/** Maximum number of rows that a selection of everything may exclude. */
export const MAX_EXCEPT = 1000;

/** Returns true when a row is selected. */
export function isSelected(selection: Selection, id: string): boolean {
  return selection.kind === "matching" ? !selection.except.has(id) : selection.ids.has(id);
}

/** Returns the number of selected rows; `matching` is the number of rows that match the filters. */
export function selectedCount(selection: Selection, matching: number): number {
  return selection.kind === "matching" ? Math.max(matching - selection.except.size, 0) : selection.ids.size;
}

/** Returns the selection with one row toggled. */
export function toggled(selection: Selection, id: string): Selection {
  const set = new Set(selection.kind === "matching" ? selection.except : selection.ids);
  if (!set.delete(id)) set.add(id);
  if (selection.kind === "rows") return { kind: "rows", ids: set };
  return set.size > MAX_EXCEPT ? selection : { kind: "matching", except: set };
}

/** All of `range` turned on, as with the shift key. */
export function withRange(selection: Selection, range: readonly string[]): Selection {
  if (selection.kind === "rows") return { kind: "rows", ids: new Set([...selection.ids, ...range]) };
  const except = new Set(selection.except);
  for (const id of range) except.delete(id);
  return { kind: "matching", except };
}

/** Returns the selection without rows that no longer exist. Excluded rows stay excluded. */
export function stillThere(selection: Selection, loaded: readonly string[]): Selection {
  if (selection.kind === "matching" || selection.ids.size === 0) return selection;
  const ids = new Set(loaded.filter((id) => selection.ids.has(id)));
  return ids.size === selection.ids.size ? selection : { kind: "rows", ids };
}

/** The state of the box in the header: every row, some, or none. */
export function headerState(selection: Selection, loaded: readonly string[]): "all" | "some" | "none" {
  if (selection.kind === "matching") return selection.except.size === 0 ? "all" : "some";
  if (selection.ids.size === 0) return "none";
  return loaded.length > 0 && loaded.every((id) => selection.ids.has(id)) ? "all" : "some";
}
