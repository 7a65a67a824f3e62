// Pairs of locations that may be one place.
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Location } from "@/features/locations/types";
import { api, type Schemas, unwrap } from "@/lib/api";
import { idempotencyKey } from "@/lib/idempotency-key";

/** Reasons why two locations look alike; "near" carries their distance. */
export type Reason = Schemas["DuplicateReasonShown"];
/** Two locations, and how sure it is that they are one, 0 to 100. */
export type Pair = Omit<Schemas["DuplicatePair"], "locations"> & { locations: readonly [Location, Location] };

const PAGE_SIZE = 20;

/** Pair after pair, the surest first. Whatever changes a location may change them: hence the topic. */
export const duplicatesQuery = infiniteQueryOptions({
  queryKey: ["locations", "duplicates", "list"],
  queryFn: async ({ pageParam, signal }) => {
    const query = { limit: PAGE_SIZE, cursor: pageParam ?? undefined };
    const page = await unwrap(api.GET("/api/v1/duplicates", { params: { query }, signal }));
    return { ...page, items: page.items.flatMap(pairOf) };
  },
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next_cursor,
});

/** Number of pairs. */
export const duplicateCountQuery = queryOptions({
  queryKey: ["locations", "duplicates", "count"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/duplicates/count", { signal })),
  staleTime: 60_000,
});

function pairOf({ locations: [a, b], ...pair }: Schemas["DuplicatePair"]): Pair[] {
  return a && b ? [{ ...pair, locations: [a, b] }] : [];
}

/** Marks two locations as different. */
export function dismissPair(id: string): Promise<unknown> {
  return unwrap(api.POST("/api/v1/duplicates/{id}/dismiss", { params: { path: { id } } }));
}

/** A field that the one that stays can take from the other. */
export type TakenField = Schemas["TakenField"];

/** Merges two locations: `keep` stays, with the fields `take` of the other, which is deleted. */
export function mergePair(id: string, keep: string, take: TakenField[]): Promise<Schemas["Merged"]> {
  const params = { path: { id }, header: { "Idempotency-Key": idempotencyKey() } };
  return unwrap(api.POST("/api/v1/duplicates/{id}/merge", { body: { keep, take }, params }));
}

/** Undoes a merge. */
export function undoMerge(id: string): Promise<unknown> {
  return unwrap(api.POST("/api/v1/merges/{id}/undo", { params: { path: { id } } }));
}
