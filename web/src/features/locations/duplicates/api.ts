// Pairs of locations that may be one place.
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { idempotencyKey } from "../api";
import { request } from "../request";
import type { Location } from "../types";

export const REASONS = ["same_phone", "same_name", "similar_name", "same_address", "near"] as const;

/** Why two locations look like one; "near" carries how far they are apart. */
export interface Reason {
  code: (typeof REASONS)[number];
  metres: number | null;
}

/** Two locations, and how sure it is that they are one, 0 to 100. */
export interface Pair {
  id: string;
  locations: [Location, Location];
  score: number;
  reasons: Reason[];
}

interface Page {
  items: (Omit<Pair, "reasons"> & { reasons: unknown[] })[];
  next_cursor: string | null;
}

const PAGE_SIZE = 20;

/** Pair after pair, the surest first. Whatever changes a location may change them: hence the topic. */
export const duplicatesQuery = infiniteQueryOptions({
  queryKey: ["locations", "duplicates", "list"],
  queryFn: async ({ pageParam, signal }) => {
    const query = { limit: PAGE_SIZE, cursor: pageParam };
    const page = await request<Page>("GET", "/duplicates", { query, signal });
    const items = page.items.map((pair): Pair => ({ ...pair, reasons: pair.reasons.flatMap(reasonOf) }));
    return { items, next_cursor: page.next_cursor };
  },
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next_cursor,
});

/** How many pairs there are. */
export const duplicateCountQuery = queryOptions({
  queryKey: ["locations", "duplicates", "count"],
  queryFn: ({ signal }) => request<{ count: number }>("GET", "/duplicates/count", { signal }),
  staleTime: 60_000,
});

/** Reads a reason, whether it stands as a word or with its numbers. */
export function reasonOf(raw: unknown): Reason[] {
  const { code, kind, params, metres } = (typeof raw === "string" ? { code: raw } : (raw ?? {})) as {
    code?: string;
    kind?: string;
    params?: { metres?: number } | null;
    metres?: number;
  };
  const known = REASONS.find((each) => each === (code ?? kind));
  return known ? [{ code: known, metres: metres ?? params?.metres ?? null }] : [];
}

/** Says that two locations are two. */
export function dismissPair(id: string): Promise<void> {
  return request("POST", `/duplicates/${encodeURIComponent(id)}/dismiss`);
}

/** What a merge did, and until when it can be taken back. */
export interface Merged {
  merge: { id: string; undo_until: string };
  location: Location;
}

/** Makes one location of two: `keep` stays, with the fields in `take` from the other, which goes. */
export function mergePair(id: string, keep: string, take: readonly string[]): Promise<Merged> {
  return request("POST", `/duplicates/${encodeURIComponent(id)}/merge`, {
    body: { keep, take },
    headers: { "Idempotency-Key": idempotencyKey() },
  });
}

/** Takes a merge back. */
export function undoMerge(id: string): Promise<void> {
  return request("POST", `/merges/${id}/undo`);
}
