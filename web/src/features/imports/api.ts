// API requests of the import dialog.
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";
import { idempotencyKey } from "@/lib/idempotency-key";
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

/** One import, asked again and again while it is under way. */
export function importQuery(id: string) {
  return queryOptions({
    queryKey: ["imports", "one", id],
    queryFn: ({ signal }) => unwrap(api.GET("/api/v1/imports/{id}", { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? POLL_MS : false),
  });
}

/** Keeps what an order answered; a question that was asked meanwhile may hold the state before it, and is dropped. */
export async function keepImport(client: QueryClient, changed: Import): Promise<void> {
  const { queryKey } = importQuery(changed.id);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, changed);
  void client.invalidateQueries({ queryKey: recentImportsQuery.queryKey });
}

/** The latest imports. */
export const recentImportsQuery = queryOptions({
  queryKey: ["imports", "recent"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/imports", { params: { query: { limit: 3 } }, signal })),
  refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? 2 * POLL_MS : false),
});

/** Limits of an import file on this instance; constant while the app is open. */
export const limitsQuery = queryOptions({
  queryKey: ["imports", "limits"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/imports/limits", { signal })),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The rows of one outcome of the check, page after page. A new check is a new question. */
export function rowsQuery(id: string, outcome: RowOutcome, check: Schemas["ImportCheck"]) {
  return infiniteQueryOptions({
    queryKey: ["imports", "rows", id, outcome, check],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.GET("/api/v1/imports/{id}/rows", {
          params: { path: { id }, query: { outcome, limit: ROWS_PER_PAGE, cursor: pageParam ?? undefined } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
}

/** Rows per request of a file of all of them: the maximum of the server. */
const ROWS_PER_REQUEST = 200;

/** All errors in rows of an import that was checked. */
export async function problemRows(id: string): Promise<Schemas["ImportRow"][]> {
  const all: Schemas["ImportRow"][] = [];
  for (let cursor: string | undefined; ; ) {
    const query = { outcome: "bad" as const, limit: ROWS_PER_REQUEST, ...(cursor ? { cursor } : {}) };
    const page = await unwrap(api.GET("/api/v1/imports/{id}/rows", { params: { path: { id }, query } }));
    all.push(...page.items);
    if (!page.next_cursor) return all;
    cursor = page.next_cursor;
  }
}

/** The dry run: nothing changes but what the import knows of itself. */
export function checkImport(id: string, mapping: Mapping, options: Options): Promise<Import> {
  return unwrap(
    api.POST("/api/v1/imports/{id}/check", { params: { path: { id } }, body: { mapping, options } }),
  );
}

/** Starts the import of what was checked. */
export function runImport(id: string): Promise<Import> {
  return unwrap(
    api.POST("/api/v1/imports/{id}/run", {
      params: { path: { id }, header: { "Idempotency-Key": idempotencyKey() } },
      body: {},
    }),
  );
}

/** Takes back what a finished import did. */
export function undoImport(id: string): Promise<Import> {
  return unwrap(api.POST("/api/v1/imports/{id}/undo", { params: { path: { id } } }));
}
