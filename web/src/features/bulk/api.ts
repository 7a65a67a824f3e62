// Work on many locations at once, as the server does it.
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Selection } from "@/features/locations/list/selection";
import type { Filters } from "@/features/locations/search";
import { api, type Schemas, unwrap } from "@/lib/api";
import { idempotencyKey } from "@/lib/idempotency-key";

/** Locations of the work; the server checks them again. */
export type BulkScope = Required<Pick<Schemas["NewBulk"], "scope" | "except">>;
/** Hours of one date. */
export type SpecialHours = Schemas["Special"];
/** Changed fields; null empties a field, absent fields stay. */
export type BulkChanges = Schemas["BulkChanges"];
export type BulkAction = Schemas["BulkAction"];
/** A bulk edit or deletion with its progress. */
export type Bulk = Schemas["Bulk"];

/** Live events report the progress; polling is the fallback. */
const POLL_MS = 1500;

/** Returns true while the server is working on it. */
export function isUnderWay({ state }: Pick<Bulk, "state">): boolean {
  return state === "queued" || state === "running" || state === "undoing";
}

/** Returns true while it can be undone. */
export function mayUndo({ state, undo_until, changed }: Bulk, now: Date = new Date()): boolean {
  if (state !== "done" && state !== "failed") return false;
  return changed > 0 && undo_until !== null && new Date(undo_until) > now;
}

/** The latest work, newest first. */
export const recentBulkQuery = queryOptions({
  queryKey: ["bulk", "recent"],
  queryFn: ({ signal }) =>
    unwrap(api.GET("/api/v1/locations/bulk", { params: { query: { limit: 20 } }, signal })),
  refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? POLL_MS : false),
});

/** Returns the selection as the API takes it. */
export function scopeOf(selection: Selection, filters: Filters): BulkScope {
  return selection.kind === "matching"
    ? { scope: { filters }, except: [...selection.except] }
    : { scope: { ids: [...selection.ids] }, except: [] };
}

/** Maximum number of location ids in one request. */
const MAX_IDS = 1000;

/** Starts work on `expected` locations: one piece, or several for more ids than one request may name. */
export async function startBulk(scope: BulkScope, expected: number, action: BulkAction): Promise<Bulk[]> {
  const started: Bulk[] = [];
  for (const part of partsOf(scope, expected)) {
    const work = api.POST("/api/v1/locations/bulk", {
      body: { ...part, action },
      params: { header: { "Idempotency-Key": idempotencyKey() } },
    });
    started.unshift(await unwrap(work));
  }
  return started;
}

/** Shows work as under way at once: short work is over before anybody asks how far it is. */
export function showStarted(client: QueryClient, started: readonly Bulk[]) {
  const { queryKey } = recentBulkQuery;
  const ids = new Set(started.map(({ id }) => id));
  client.setQueryData(queryKey, (before) => {
    const others = before?.items.filter(({ id }) => !ids.has(id)) ?? [];
    return { items: [...started, ...others], next_cursor: before?.next_cursor ?? null };
  });
  void client.invalidateQueries({ queryKey });
}

/** The requests of one piece of work, without the action. */
export function partsOf(
  { scope, except }: BulkScope,
  expected: number,
): (BulkScope & { expected: number })[] {
  if ("filters" in scope) return [{ scope, except, expected }];
  const starts = Array.from({ length: Math.ceil(scope.ids.length / MAX_IDS) }, (_, at) => at * MAX_IDS);
  return starts.map((start) => {
    const ids = scope.ids.slice(start, start + MAX_IDS);
    return { scope: { ids }, except, expected: ids.length };
  });
}

/** Undoes a bulk edit or deletion. */
export function undoBulk(id: string): Promise<Bulk> {
  return unwrap(api.POST("/api/v1/locations/bulk/{id}/undo", { params: { path: { id } } }));
}
