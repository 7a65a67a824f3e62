// Which rows are selected: some by id, or everything that matches the filters.

export type Selection = { kind: "rows"; ids: ReadonlySet<string> } | { kind: "matching" };

export const NOTHING: Selection = { kind: "rows", ids: new Set() };

/** Whether a row is selected. */
export function isSelected(selection: Selection, id: string): boolean {
  return selection.kind === "matching" || selection.ids.has(id);
}

/** How many are selected; `matching` is the number of rows that match the filters. */
export function selectedCount(selection: Selection, matching: number): number {
  return selection.kind === "matching" ? matching : selection.ids.size;
}

/** One row turned on or off. Out of "everything", what is left are the rows loaded so far. */
export function toggled(selection: Selection, id: string, loaded: readonly string[]): Selection {
  const ids = new Set(selection.kind === "matching" ? loaded : selection.ids);
  if (!ids.delete(id)) ids.add(id);
  return { kind: "rows", ids };
}

/** All of `range` turned on, as with the shift key. */
export function withRange(selection: Selection, range: readonly string[]): Selection {
  if (selection.kind === "matching") return selection;
  return { kind: "rows", ids: new Set([...selection.ids, ...range]) };
}

/** The selection without the rows that have gone since. */
export function stillThere(selection: Selection, loaded: readonly string[]): Selection {
  if (selection.kind === "matching" || selection.ids.size === 0) return selection;
  const ids = new Set(loaded.filter((id) => selection.ids.has(id)));
  return ids.size === selection.ids.size ? selection : { kind: "rows", ids };
}

/** The state of the box in the header: every loaded row, some, or none. */
export function headerState(selection: Selection, loaded: readonly string[]): "all" | "some" | "none" {
  if (selection.kind === "matching") return "all";
  if (selection.ids.size === 0) return "none";
  return loaded.length > 0 && loaded.every((id) => selection.ids.has(id)) ? "all" : "some";
}
