// Google Business Profile: connections, accounts, runs.
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";

export type Connection = Schemas["GoogleConnection"];
export type Account = Schemas["GoogleAccount"];
export type Run = Schemas["GoogleRun"];
export type Candidate = Schemas["GoogleCandidate"];
export type Decision = Schemas["GoogleCandidateDecision"];

/** Long work is followed by its run, not waited for. */
const RESPOND_ASYNC = { Prefer: "respond-async" } as const;

/** Availability of Google, its connections, and active runs. */
export const googleQuery = queryOptions({
  queryKey: ["google", "state"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/google", { signal })),
});

/** The accounts of all connections, by name. */
export const accountsQuery = queryOptions({
  queryKey: ["google", "accounts"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/google/accounts", { signal })),
});

/** An import or a sync, read again while it goes on. */
export const runQuery = (id: string) =>
  queryOptions({
    queryKey: ["google", "run", id],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/google/runs/{id}", { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : 2_000),
  });

/** The number of locations of an import that are not in good health, and the id of the worst. */
export const problemsQuery = (run: string) =>
  queryOptions({
    queryKey: ["locations", "problems", run],
    queryFn: async ({ signal }) => {
      const query = { changed_by: run };
      const [counts, { items }] = await Promise.all([
        Promise.all(
          (["fair", "poor"] as const).map((health) =>
            unwrap(api.GET("/api/v1/locations/count", { params: { query: { ...query, health } }, signal })),
          ),
        ),
        unwrap(
          api.GET("/api/v1/locations", { params: { query: { ...query, sort: "health", limit: 1 } }, signal }),
        ),
      ]);
      return { count: counts.reduce((sum, { count }) => sum + count, 0), worst: items[0]?.id };
    },
  });

/** The locations at Google that may be in the list already. */
export const candidatesQuery = queryOptions({
  queryKey: ["google", "candidates"],
  queryFn: async ({ signal }) => (await unwrap(api.GET("/api/v1/google/candidates", { signal }))).items,
});

/** Address at which a Google user grants access. */
export const startConnecting = () => unwrap(api.POST("/functions/v1/auth-google-start"));

/** Imports the locations of an account; the run says how far it is. */
export const importAccount = (organisation: string, { account_id, account_type }: Account) =>
  unwrap(
    api.POST("/functions/v1/import-gbp-locations", {
      params: { header: RESPOND_ASYNC },
      body: { org_id: organisation, account_id, account_type },
    }),
  );

/** Reads these locations again, or without ids every one that was imported. */
export const syncMany = (organisation: string, google_location_ids?: string[]) =>
  unwrap(
    api.POST("/functions/v1/sync-gbp-locations", {
      params: { header: RESPOND_ASYNC },
      body: { org_id: organisation, ...(google_location_ids ? { google_location_ids } : {}) },
    }),
  );

/** Reads one location again; answers when it is done, or after some seconds with the run that goes on. */
export const syncOne = (organisation: string, location: string) =>
  unwrap(
    api.POST("/functions/v1/sync-gbp-locations", { body: { org_id: organisation, location_id: location } }),
  );

export type Edit = Schemas["GoogleEdit"];
export type Change = Schemas["GoogleChange"];

/** Differences between a location and its profile at Google. */
export const profileQuery = (id: string) =>
  queryOptions({
    queryKey: ["google", "location", id],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/google/locations/{id}", { params: { path: { id } }, signal })),
  });

export type GooglePhoto = Schemas["GooglePhoto"];

/** Photos of a location at Google, which the server reads once a day. */
export const googlePhotosQuery = (id: string) =>
  queryOptions({
    queryKey: ["google", "photos", id],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/google/locations/{id}/photos", { params: { path: { id } }, signal })),
    staleTime: 600_000,
  });

export type Performance = Schemas["GooglePerformance"];

/** Performance of all locations in the last `days` days. */
export const overallPerformanceQuery = (days: number) =>
  queryOptions({
    queryKey: ["google", "performance", "all", days],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/google/performance", { params: { query: { days } }, signal })),
    placeholderData: keepPreviousData,
  });

/** Performance of a location in the last `days` days. */
export const performanceQuery = (id: string, days: number) =>
  queryOptions({
    queryKey: ["google", "performance", id, days],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET("/api/v1/google/locations/{id}/performance", {
          params: { path: { id }, query: { days } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** Has the figures of the last `days` days fetched from Google; the run says how far it is. */
export const fetchPerformance = (id: string, days: number) =>
  unwrap(
    api.POST("/api/v1/google/locations/{id}/performance", { params: { path: { id }, query: { days } } }),
  );

/** Writes fields to Google. */
export const sendEdits = (id: string, fields: Edit["field"][]) =>
  unwrap(api.POST("/api/v1/google/locations/{id}/edits", { params: { path: { id } }, body: { fields } }));

/** Number of locations whose edits one request publishes. */
const MOST_PUBLISHED = 1_000;

/** Publishes the edits of these locations; the runs say how far it is, none when there was nothing to send. */
export async function publishEdits(ids: readonly string[]): Promise<Run[]> {
  const runs: Run[] = [];
  for (let at = 0; at < ids.length; at += MOST_PUBLISHED) {
    const location_ids = ids.slice(at, at + MOST_PUBLISHED);
    const { run } = await unwrap(api.POST("/api/v1/google/edits", { body: { location_ids } }));
    if (run) runs.push(run);
  }
  return runs;
}

/** Publishes the edits of all locations that match filters, without some. */
export async function publishMatching(filters: Schemas["LocationFilters"], except: string[]): Promise<Run[]> {
  const { run } = await unwrap(api.POST("/api/v1/google/edits", { body: { filters, except } }));
  return run ? [run] : [];
}

/** Loads the refusals of Google in a run. */
export const refusalsOf = (id: string) =>
  unwrap(api.GET("/api/v1/google/runs/{id}/refusals", { params: { path: { id } } }));

/** The ids of the locations linked to Google that a bulk edit changed: a page of them, with the cursor of the next. */
export async function linkedPage(changed_by: string, cursor?: string) {
  const query = { changed_by, limit: 200, ...(cursor ? { cursor } : {}) };
  const { items, next_cursor } = await unwrap(api.GET("/api/v1/locations", { params: { query } }));
  return { ids: items.filter((of) => of.google_location_id).map(({ id }) => id), next_cursor };
}

/** The ids of all locations linked to Google that a bulk edit changed. */
export async function linkedIds(changed_by: string): Promise<string[]> {
  const all: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const { ids, next_cursor } = await linkedPage(changed_by, cursor);
    all.push(...ids);
    if (!next_cursor) return all;
    cursor = next_cursor;
  }
}

/** Takes over what changed at Google, or puts ours back there. */
export const decideChange = (id: string, answer: "accept" | "restore") =>
  answer === "accept"
    ? unwrap(api.POST("/api/v1/google/changes/{id}/accept", { params: { path: { id } } }))
    : unwrap(api.POST("/api/v1/google/changes/{id}/restore", { params: { path: { id } } }));

/** Decides about locations that may be in the list already. */
export const decide = (items: Schemas["GoogleDecision"][]) =>
  unwrap(api.POST("/api/v1/google/candidates", { body: { items } }));

/** Ends a connection; the locations stay. */
export const disconnect = (id: string) =>
  unwrap(api.DELETE("/api/v1/google/connections/{id}", { params: { path: { id } } }));

/** True once a run has ended, well or not. */
export function isOver({ state }: Pick<Run, "state">): boolean {
  return state === "done" || state === "failed";
}

/** Personal accounts first, then all others, as the second step groups them. */
export function grouped(accounts: readonly Account[]) {
  const isPersonal = ({ account_type }: Account) => account_type === "PERSONAL";
  return {
    personal: accounts.filter(isPersonal),
    organizations: accounts.filter((account) => !isPersonal(account)),
  };
}

/** Countries that write the postal code behind city and state: "Boston, MA 02108". */
const CODE_LAST = ["US", "CA", "AU"];

/** An address on one line, as its country writes it; empty for a location that is gone. */
export function addressLine(address: object | null): string {
  const parts = new Map<string, unknown>(Object.entries(address ?? {}));
  const part = (name: string) => {
    const text = parts.get(name);
    return typeof text === "string" ? text : "";
  };
  const joined = (separator: string, ...texts: string[]) => texts.filter(Boolean).join(separator);
  const [city, code, state] = [part("city"), part("postal_code"), part("state")];
  const place = CODE_LAST.includes(part("country"))
    ? joined(", ", city, joined(" ", state, code))
    : joined(", ", joined(" ", code, city), state);
  return joined(", ", part("address"), part("address2"), place);
}

/** The code of the country of an address. */
export function countryOf(address: object | null): string | undefined {
  const country = address && "country" in address ? address.country : undefined;
  return typeof country === "string" && country !== "" ? country : undefined;
}
