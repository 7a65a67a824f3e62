// Repeated views of the log, combined into one row. Pure.
import type { Entry } from "./api";

/** Consecutive entries, newest first: one, or several views of the log by the same person. */
export type Repeat = readonly [Entry, ...Entry[]];

/** Combines consecutive views of the log by the same person. Every other entry stays by itself. */
export function combineViews(entries: readonly Entry[]): Repeat[] {
  const repeats: [Entry, ...Entry[]][] = [];
  for (const entry of entries) {
    const last = repeats.at(-1);
    if (last && isSameView(last[0], entry)) last.push(entry);
    else repeats.push([entry]);
  }
  return repeats;
}

function isSameView(one: Entry, other: Entry): boolean {
  const isView = one.action === "audit.read" && other.action === "audit.read";
  const { by } = one;
  return isView && by.kind === other.by.kind && by.user === other.by.user && by.token === other.by.token;
}
