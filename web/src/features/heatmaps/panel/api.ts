// Requests that change a panel and its scans, and downloads.
import { api, authFetch, expectOk, unwrap } from "@/lib/api";
import { saveFile } from "@/lib/save-file";
import {
  type PanelPatch,
  panelQuery,
  panelsQuery,
  type Scan,
  type ScanState,
  scanQuery,
  scansQuery,
} from "../api";

/** Interval of requests while a scan is open, in case live events do not arrive. */
const POLL_MS = 2000;

export type FileFormat = "csv" | "geojson";

/** Returns true while a scan can still get answers. */
export function isOpen(state: ScanState): boolean {
  return state === "queued" || state === "asking";
}

/** A panel; polled while one of its scans is open. */
export const livePanelQuery = (id: string) => ({
  ...panelQuery(id),
  refetchInterval: (query: { state: { data?: { open_scan_id: string | null } } }) =>
    query.state.data?.open_scan_id ? POLL_MS : false,
});

/** The scans of a panel; polled while one is open. */
export const liveScansQuery = (id: string) => ({
  ...scansQuery(id),
  refetchInterval: (query: { state: { data?: { items: Scan[] } } }) =>
    query.state.data?.items.some(({ state }) => isOpen(state)) ? POLL_MS : false,
});

/** A scan; polled while it is open. */
export const liveScanQuery = (id: string) => ({
  ...scanQuery(id),
  refetchInterval: (query: { state: { data?: Scan } }) =>
    query.state.data && isOpen(query.state.data.state) ? POLL_MS : false,
});

/** The panels of a location. */
export const siblingsQuery = (location: string) => panelsQuery({ location }, "keyword");

/** Starts a scan. */
export const startScan = (id: string) =>
  unwrap(api.POST("/api/v1/heatmaps/{id}/scans", { params: { path: { id } } }));

/** Ends a scan in progress. */
export const cancelScan = (id: string) =>
  unwrap(api.POST("/api/v1/heatmap-scans/{id}/cancel", { params: { path: { id } } }));

/** Changes the schedule of a panel. */
export const changePanel = (id: string, body: PanelPatch) =>
  unwrap(api.PATCH("/api/v1/heatmaps/{id}", { params: { path: { id } }, body }));

/** Deletes a panel with its scans. */
export const deletePanel = (id: string) =>
  unwrap(api.DELETE("/api/v1/heatmaps/{id}", { params: { path: { id } } }));

/** Fetches the pins of a scan as a file. */
export async function downloadScan(id: string, format: FileFormat) {
  const response = await expectOk(
    await authFetch(`/api/v1/heatmap-scans/${encodeURIComponent(id)}/file?format=${format}`),
  );
  saveFile(await response.blob(), response, `heatmap.${format}`);
}

/** Fetches the picture of a scan with words in a language. */
export async function downloadPicture(id: string, language: string) {
  const response = await expectOk(
    await authFetch(`/api/v1/heatmap-scans/${encodeURIComponent(id)}/picture?language=${language}`),
  );
  saveFile(await response.blob(), response, "heatmap.png");
}
