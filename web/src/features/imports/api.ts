// API requests of the import dialog.
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";
import { idempotencyKey } from "@/lib/idempotency-key";
import type { ImportKind } from "./kind";
import type { Mapping, Options } from "./mapping";
import type { Import } from "./upload";

export type RowOutcome = Schemas["ImportRowOutcome"];

const ROWS_PER_PAGE = 50;
/** Events tell of progress; polling is for when they cannot get through. */
const POLL_MS = 1000;

/** Returns true while the import is queued or running. */
export function isUnderWay({ state }: Pick<Import, "state">): boolean {
  return state === "queued" || state === "running";
}

/** One import; polled while it is running. */
export function importQuery(kind: ImportKind, id: string) {
  return queryOptions({
    queryKey: ["imports", kind, "one", id],
    queryFn: ({ signal }): Promise<Import> => {
      const params = { path: { id } };
      return kind === "reviews"
        ? unwrap(api.GET("/api/v1/review-imports/{id}", { params, signal }))
        : unwrap(api.GET("/api/v1/imports/{id}", { params, signal }));
    },
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? POLL_MS : false),
  });
}

/** Stores the answer of a mutation; cancels queries in flight, which may return the state before it. */
export async function keepImport(client: QueryClient, kind: ImportKind, changed: Import): Promise<void> {
  const { queryKey } = importQuery(kind, changed.id);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, changed);
  void client.invalidateQueries({ queryKey: recentImportsQuery(kind).queryKey });
}

/** The latest imports. */
export function recentImportsQuery(kind: ImportKind) {
  return queryOptions({
    queryKey: ["imports", kind, "recent"],
    queryFn: ({ signal }): Promise<{ items: Import[] }> => {
      const params = { query: { limit: 3 } };
      return kind === "reviews"
        ? unwrap(api.GET("/api/v1/review-imports", { params, signal }))
        : unwrap(api.GET("/api/v1/imports", { params, signal }));
    },
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? 2 * POLL_MS : false),
  });
}

/** Limits of an import file on this instance; constant while the app is open. */
export function limitsQuery(kind: ImportKind) {
  return queryOptions({
    queryKey: ["imports", kind, "limits"],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET(kind === "reviews" ? "/api/v1/review-imports/limits" : "/api/v1/imports/limits", { signal }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A page of the rows of one outcome of the check. */
function rowsPage(
  kind: ImportKind,
  id: string,
  query: { outcome: RowOutcome; limit: number; cursor?: string },
  signal?: AbortSignal,
) {
  const init = { params: { path: { id }, query }, ...(signal ? { signal } : {}) };
  return kind === "reviews"
    ? unwrap(api.GET("/api/v1/review-imports/{id}/rows", init))
    : unwrap(api.GET("/api/v1/imports/{id}/rows", init));
}

/** The rows of one outcome of the check, page after page. A new check is a new question. */
export function rowsQuery(kind: ImportKind, id: string, outcome: RowOutcome, check: Schemas["ImportCheck"]) {
  return infiniteQueryOptions({
    queryKey: ["imports", kind, "rows", id, outcome, check],
    queryFn: ({ pageParam, signal }) =>
      rowsPage(
        kind,
        id,
        { outcome, limit: ROWS_PER_PAGE, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
}

/** Rows per request of a file of all of them: the maximum of the server. */
const ROWS_PER_REQUEST = 200;

/** All errors in rows of an import that was checked. */
export async function problemRows(kind: ImportKind, id: string): Promise<Schemas["ImportRow"][]> {
  const all: Schemas["ImportRow"][] = [];
  for (let cursor: string | undefined; ; ) {
    const query = { outcome: "bad" as const, limit: ROWS_PER_REQUEST, ...(cursor ? { cursor } : {}) };
    const page = await rowsPage(kind, id, query);
    all.push(...page.items);
    if (!page.next_cursor) return all;
    cursor = page.next_cursor;
  }
}

/** Runs the import dry: only the import itself changes. */
export function checkImport(
  kind: ImportKind,
  id: string,
  mapping: Mapping,
  options: Options,
): Promise<Import> {
  const params = { path: { id } };
  if (kind === "reviews") {
    return unwrap(api.POST("/api/v1/review-imports/{id}/check", { params, body: { mapping, options } }));
  }
  const { country = null, on_match = "skip", on_bad_row = "stop" } = options;
  const body = { mapping, options: { country, on_match, on_bad_row } };
  return unwrap(api.POST("/api/v1/imports/{id}/check", { params, body }));
}

/** Starts the checked import. */
export function runImport(kind: ImportKind, id: string): Promise<Import> {
  const init = { params: { path: { id }, header: { "Idempotency-Key": idempotencyKey() } }, body: {} };
  return kind === "reviews"
    ? unwrap(api.POST("/api/v1/review-imports/{id}/run", init))
    : unwrap(api.POST("/api/v1/imports/{id}/run", init));
}

/** Undoes a finished import. */
export function undoImport(kind: ImportKind, id: string): Promise<Import> {
  const init = { params: { path: { id } } };
  return kind === "reviews"
    ? unwrap(api.POST("/api/v1/review-imports/{id}/undo", init))
    : unwrap(api.POST("/api/v1/imports/{id}/undo", init));
}
