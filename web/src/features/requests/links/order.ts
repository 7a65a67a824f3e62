// The order of the links of a location. Pure.

/** Moves an item by one place; the same list at its ends. */
export function moved<Item>(items: readonly Item[], at: number, step: -1 | 1): Item[] {
  const to = at + step;
  const list = [...items];
  const [item, other] = [list[at], list[to]];
  if (item === undefined || other === undefined) return list;
  list[at] = other;
  list[to] = item;
  return list;
}
