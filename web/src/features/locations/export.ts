// Saves the list as a CSV file. Fetched rather than linked to, because the request carries the session.
import { authFetch, expectOk } from "@/lib/api";
import type { Filters, LocationSort } from "./search";

/** What to export: some rows, or all that match. */
export type ExportScope = { ids: readonly string[] } | { filters: Filters; sort: LocationSort };

/** Asks for the file and hands it to the browser under the server's name. */
export async function exportLocations(scope: ExportScope) {
  await download(`/api/v1/locations/export?${exportParams(scope)}`, "locations-export.csv");
}

/** Downloads the empty file with the right headers. */
export async function downloadTemplate() {
  await download("/api/v1/locations/template", "locations-template.csv");
}

/** The query of an export. */
export function exportParams(scope: ExportScope): URLSearchParams {
  if ("ids" in scope) return new URLSearchParams({ ids: scope.ids.join(",") });
  const params = new URLSearchParams({ sort: scope.sort });
  for (const [name, value] of Object.entries(scope.filters)) {
    if (value !== undefined) params.set(name, String(value));
  }
  return params;
}

/** The file name in a Content-Disposition header. */
export function fileNameOf(header: string | null): string | null {
  return /filename="?([^";]+)"?/.exec(header ?? "")?.[1] ?? null;
}

async function download(address: string, fallbackName: string) {
  const response = await expectOk(await authFetch(address));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = fileNameOf(response.headers.get("Content-Disposition")) ?? fallbackName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
