// Requests about heatmaps. The first part of each key is the topic of its live events.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";

export type Panel = Schemas["HeatmapPanel"];
export type NewPanels = Schemas["NewHeatmapPanels"];
export type PanelPatch = Schemas["HeatmapPanelPatch"];
export type Forecast = Schemas["HeatmapForecast"];
export type Scan = Schemas["HeatmapScan"];
export type ScanDetail = Schemas["HeatmapScanDetail"];
export type ScanState = Schemas["HeatmapScanState"];
export type Pin = Schemas["HeatmapPin"];
export type Business = Schemas["HeatmapBusiness"];
export type Figures = Schemas["HeatmapFigures"];
export type Change = Schemas["HeatmapChange"];
export type MetricChange = Schemas["HeatmapMetricChange"];
export type RankAccounts = Schemas["RankAccounts"];
export type RankAccount = Schemas["RankAccount"];
export type RankProvider = Schemas["RankProvider"];
export type RankBudget = Schemas["RankBudget"];
export type Credentials = Schemas["RankCredentials"];
type Page = Schemas["Page_HeatmapPanel"];

/** Order of the list of panels. */
export type PanelSort = "newest" | "keyword" | "solv";

/** Filters of the list of panels. */
export interface PanelFilters {
  location?: string;
  keyword?: string;
  dropped?: true;
}

/** Panels per request. */
const PAGE_SIZE = 50;
/** Maximum number of panels whose keywords are offered as a filter. */
const MAX_PANELS = 200;
/** Interval of polling in milliseconds while scans run, in case live events do not arrive. */
const POLL_MS = 5_000;

/** The list of panels, page after page. */
export function panelsQuery(filters: PanelFilters, sort: PanelSort) {
  return infiniteQueryOptions({
    queryKey: ["heatmaps", "list", filters, sort],
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      unwrap(
        api.GET("/api/v1/heatmaps", {
          params: { query: { ...filters, sort, limit: PAGE_SIZE, cursor: pageParam ?? undefined } },
          signal,
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ open_scan_id }) => open_scan_id !== null))
        ? POLL_MS
        : false,
  });
}

/** The keywords of the first panels, each once. */
export const keywordsQuery = queryOptions({
  queryKey: ["heatmaps", "keywords"],
  queryFn: async ({ signal }) => {
    const params = { query: { sort: "keyword" as const, limit: MAX_PANELS } };
    const { items } = await unwrap(api.GET("/api/v1/heatmaps", { params, signal }));
    return [...new Set(items.map(({ keyword }) => keyword))];
  },
});

/** A scan under way, as the newest of its panel; polled until it ends. */
export function progressQuery(panel: string, scan: string) {
  return queryOptions({
    ...scansQuery(panel),
    select: ({ items }) => items.find(({ id }) => id === scan),
    refetchInterval: POLL_MS,
  });
}

/** One panel. */
export function panelQuery(id: string) {
  return queryOptions({
    queryKey: ["heatmaps", "panel", id],
    queryFn: ({ signal }) => unwrap(api.GET("/api/v1/heatmaps/{id}", { params: { path: { id } }, signal })),
  });
}

/** The scans of a panel, the newest first. */
export function scansQuery(id: string) {
  return queryOptions({
    queryKey: ["heatmaps", "scans", id],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/heatmaps/{id}/scans", { params: { path: { id } }, signal })),
  });
}

/** A scan with its pins and the businesses in its answers. */
export function scanQuery(id: string) {
  return queryOptions({
    queryKey: ["heatmaps", "scan", id],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/heatmap-scans/{id}", { params: { path: { id } }, signal })),
  });
}

/** Accounts at rank providers, the monthly cap, and the amount spent. */
export const accountsQuery = queryOptions({
  queryKey: ["heatmaps", "accounts"],
  queryFn: ({ signal }) => unwrap(api.GET("/api/v1/rank-accounts", { signal })),
});

/** Pins, price and duration of new panels. The cap may change, so stale answers are refetched. */
export function forecastQuery(body: NewPanels) {
  return queryOptions({
    queryKey: ["heatmaps", "forecast", body],
    queryFn: ({ signal }) => unwrap(api.POST("/api/v1/heatmaps/forecast", { body, signal })),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Creates panels; the same key never creates them twice. */
export async function createPanels(body: NewPanels, idempotencyKey: string): Promise<Panel[]> {
  const params = { header: { "Idempotency-Key": idempotencyKey } };
  return (await unwrap(api.POST("/api/v1/heatmaps", { body, params }))).items;
}

/** Adds or replaces the account at a provider, once the provider accepts it. */
export function putAccount(provider: RankProvider, body: Credentials): Promise<RankAccounts> {
  return unwrap(api.PUT("/api/v1/rank-accounts/{provider}", { body, params: { path: { provider } } }));
}

/** Removes the account at a provider. */
export function removeAccount(provider: RankProvider): Promise<unknown> {
  return unwrap(api.DELETE("/api/v1/rank-accounts/{provider}", { params: { path: { provider } } }));
}

/** Checks the account at a provider, and reads the money left. */
export function checkAccount(provider: RankProvider): Promise<RankAccounts> {
  return unwrap(api.POST("/api/v1/rank-accounts/{provider}/check", { params: { path: { provider } } }));
}

/** Sets the monthly cap. */
export function setCap(cap_micros: number): Promise<RankAccounts> {
  return unwrap(api.PUT("/api/v1/rank-budget", { body: { cap_micros } }));
}
